import { chakra } from '@chakra-ui/react';

/** A card of its own line, with the colours of what is chosen where `data-chosen` is set. */
export const ChosenCard = chakra('div', {
  base: {
    padding: '4',
    background: 'surface',
    borderRadius: 'card',
    outline: '1px solid {colors.hairline}',
    '&[data-chosen]': { outline: '2px solid {colors.brand}' },
  },
});
