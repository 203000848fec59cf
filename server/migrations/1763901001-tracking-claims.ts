import { addColumn, addIndex, keyType } from './table-changes';

/** Of two packages that are given one tracking number at the same instant, the database refuses one. */
export const AddTrackingClaim = addColumn(1763901001001, 'packages', 'tracking_claim', keyType(60));
export const UniqueTrackingClaim = addIndex(1763901001002, 'packages', ['tracking_claim'], {
  isUnique: true,
});
