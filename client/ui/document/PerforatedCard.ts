import { chakra } from '@chakra-ui/react';
import { perforation } from './perforation';

/** A sheet torn off a roll, on the ground of the page. */
export const PerforatedCard = chakra('section', {
  base: {
    position: 'relative',
    background: 'surface',
    border: '1px solid {colors.kraft}',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '6', md: '8' },
    '&::before': perforation('top'),
    '&::after': perforation('bottom'),
  },
});
