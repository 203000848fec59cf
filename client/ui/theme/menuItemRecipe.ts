import { defineRecipe } from '@chakra-ui/react';

/** A line of a `DisclosureMenu`: `chakra(Link, menuItemRecipe)` or `chakra('button', …)`. */
export const menuItemRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    paddingX: '3',
    borderRadius: 'input',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
  },
});
