import { chakra } from '@chakra-ui/react';

/** Looks like a link and does something here. */
export const LinkLike = chakra('button', {
  base: {
    minHeight: { base: '28px', mdDown: '44px' },
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
});
