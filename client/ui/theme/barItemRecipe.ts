import { defineRecipe } from '@chakra-ui/react';

/** A place in the floating bar or the bottom bar: an icon, its word below it on phones. */
export const barItemRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    minHeight: '44px',
    borderRadius: 'input',
    fontSize: 'xs',
    lineHeight: '1.2',
    cursor: 'pointer',
    _hover: { background: 'neutralTint', color: 'brand' },
    _focusVisible: { outlineOffset: '-2px' },
    // A badge sits at the icon's shoulder; at the edge of the screen it grows inwards.
    '& [role=img]': {
      position: 'absolute',
      top: '0',
      insetInlineStart: { mdDown: '50%' },
      insetInlineEnd: { md: '2px' },
    },
    '&[aria-current=page]': { color: 'brand', fontWeight: '600' },
  },
});
