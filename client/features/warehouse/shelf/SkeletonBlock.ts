import { chakra } from '@chakra-ui/react';

/** A grey card in the place of one that is loading. */
export const SkeletonBlock = chakra('div', {
  base: {
    background: 'neutralTint',
    borderRadius: 'card',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
