import type { SystemStyleObject } from '@chakra-ui/react';

/** As many cards side by side as have room. */
export const storeGrid = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} satisfies SystemStyleObject;
