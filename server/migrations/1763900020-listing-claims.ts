import { addColumn } from './table-changes';

/** Until when the process that reads a listing's page is waited for. */
export const AddListingClaim = addColumn(
  1763900020001,
  'listings',
  'claimed_until',
  'datetime(3) NULL',
);
