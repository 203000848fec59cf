import { chakra } from '@chakra-ui/react';

/** A key as it is printed on a keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    paddingX: '5px',
    border: '1px solid {colors.inputBorder}',
    borderBottomWidth: '2px',
    borderRadius: 'input',
    background: 'surface',
    color: 'ink',
    fontFamily: 'mono',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    verticalAlign: '1px',
    'button &, a[data-look] &, [data-look=stop] &': {
      background: 'transparent',
      color: 'inherit',
      borderColor: 'currentColor',
    },
    // Whoever holds a phone has none.
    mdDown: { 'button > &': { display: 'none' } },
  },
});
