import { chakra } from '@chakra-ui/react';

/** Half circles through which the page shows, along an edge. */
const holes = (edge: '0' | '100%') => ({
  content: '""',
  position: 'absolute',
  insetX: '0',
  height: '7px',
  background: `radial-gradient(circle at 50% ${edge}, {colors.paper} 4.5px, {colors.kraft} 5px 5.5px, transparent 6px) 0 0 / 16px 100% round`,
});

/** A sheet torn off a roll, on the ground of the page. Nothing is masked: it may hold a form. */
export const PunchedCard = chakra('section', {
  base: {
    position: 'relative',
    background: 'surface',
    border: '1px solid {colors.kraft}',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '6', md: '8' },
    '&::before': { ...holes('0'), top: '-1px' },
    '&::after': { ...holes('100%'), bottom: '-1px' },
  },
});
