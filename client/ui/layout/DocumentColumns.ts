import { chakra } from '@chakra-ui/react';

/** Below the sheet of a document: what it is about, and beside it money and what is folded away. */
export const DocumentColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 304px' },
    columnGap: '40px',
    rowGap: '8',
    marginTop: { base: '8', md: '12' },
    alignItems: 'start',
  },
});
