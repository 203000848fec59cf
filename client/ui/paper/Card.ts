import { chakra } from '@chakra-ui/react';

/** A sheet of paper with a hairline. */
export const Card = chakra('section', {
  base: {
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    padding: { base: '4', md: '6' },
  },
});

/** A card with perforated upper and lower edges, for amounts and numbers. */
export const TornCard = chakra('section', {
  base: {
    background: 'surface',
    borderX: '1px solid {colors.hairline}',
    borderY: '2px dashed {colors.kraft}',
    padding: { base: '4', md: '6' },
  },
});
