import { chakra } from '@chakra-ui/react';

const hole = {
  content: '""',
  position: 'absolute',
  top: '-8px',
  boxSize: '14px',
  borderRadius: 'full',
  background: 'paper',
  borderWidth: '1px',
  borderColor: 'leader',
  _print: { display: 'none' },
} as const;

/** The lower part of a card, to be torn off: a dotted line with a hole punched at either end. */
export const Stub = chakra('div', {
  base: {
    position: 'relative',
    marginX: { base: '-4', md: '-6' },
    paddingX: { base: '4', md: '6' },
    paddingTop: '4',
    borderTop: '2px dotted {colors.kraft}',
    // Only the half within the card shows: beyond it lies the paper itself.
    _before: { ...hole, insetInlineStart: '-8px', clipPath: 'inset(0 0 0 50%)' },
    _after: { ...hole, insetInlineEnd: '-8px', clipPath: 'inset(0 50% 0 0)' },
  },
});
