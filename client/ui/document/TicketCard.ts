import { chakra } from '@chakra-ui/react';

/** A card with perforated upper and lower edges, for amounts and numbers. */
export const TicketCard = chakra('section', {
  base: {
    background: 'surface',
    borderX: '1px solid {colors.hairline}',
    borderY: '2px dashed {colors.kraft}',
    padding: { base: '4', md: '6' },
  },
});
