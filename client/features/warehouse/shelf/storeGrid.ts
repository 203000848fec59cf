import type { SystemStyleObject } from '@chakra-ui/react';

/** Photos as large as two of them side by side have room for. */
export const storeGrid = {
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} satisfies SystemStyleObject;

/** The shelf, and beside it the parcel. */
export const shelfColumns = {
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 288px',
    xl: 'minmax(0, 1fr) 342px',
  },
} satisfies SystemStyleObject;
