import { chakra } from '@chakra-ui/react';

/** Stands for a shopper who has no picture: the first letter of the name. */
export function Avatar({ name }: { name: string }) {
  return <Circle aria-hidden>{[...name][0]?.toUpperCase()}</Circle>;
}

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '32px',
    height: '32px',
    borderRadius: 'full',
    background: 'brand',
    color: 'brandText',
    fontFamily: 'heading',
    fontWeight: '600',
  },
});
