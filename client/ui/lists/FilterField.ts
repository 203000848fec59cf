import { chakra } from '@chakra-ui/react';

/** A label above its control, in the filter of a list. */
export const FilterField = chakra('label', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    fontSize: 'sm',
    fontWeight: '600',
    '& > :not(span)': { fontWeight: '400' },
  },
});
