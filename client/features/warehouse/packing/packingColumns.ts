import type { SystemStyleObject } from '@chakra-ui/react';

/** The questions, and beside them what it costs. */
export const packingColumns = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
} satisfies SystemStyleObject;
