import { defineRecipe } from '@chakra-ui/react';

/** An entry of the header's menu, whether it leads somewhere or opens something. */
export const navItemRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingX: { base: '2', lg: '1', xl: '2' },
    borderRadius: 'input',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'brand', background: 'neutralTint' },
  },
});
