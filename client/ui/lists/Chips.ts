import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A row of ways to narrow a list, by a press. */
export const Chips = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** One of them, with an address of its own; `aria-current` where the list is narrowed by it. */
export const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '36px' },
    paddingX: '3',
    border: '1px solid {colors.inputBorder}',
    borderRadius: 'input',
    background: 'surface',
    fontSize: 'sm',
    _hover: { background: 'neutralTint' },
    '&[aria-current]': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      color: 'brand',
      fontWeight: '600',
    },
  },
});
