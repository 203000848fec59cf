import { chakra } from '@chakra-ui/react';

/** An ornament in lines; its shapes take `fill` and `color` from the look. */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    color: 'ink',
  },
});
