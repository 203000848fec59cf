import type { SystemStyleObject } from '@chakra-ui/react';

/** The waybill, and beside it what it costs. */
export const packingColumns = {
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
  '& > aside': { position: { lg: 'sticky' }, top: '80px', minWidth: '0' },
} satisfies SystemStyleObject;
