import { defineRecipe } from '@chakra-ui/react';

/** An entry of the floating or bottom bar: an icon, with its label below on phones. */
export const barItemRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    // Narrow enough for the margin beside a page on a screen of 1280 px.
    minWidth: { base: '44px', md: '36px' },
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
      top: '1px',
      insetInlineStart: { mdDown: 'calc(50% + 4px)' },
      insetInlineEnd: { md: '1px' },
      // So small that most of the icon can be seen.
      minWidth: '16px',
      paddingX: '3px',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
    },
    '&[aria-current=page]': { color: 'brand', fontWeight: '600' },
  },
});
