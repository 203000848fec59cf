import { chakra } from '@chakra-ui/react';

/** A sheet to fill in, and beside it the receipt, which stays in view; below it on phones. */
export const FormColumns = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
    '& > aside': { position: { lg: 'sticky' }, top: '80px' },
  },
});
