import { addIndex } from './table-changes';

/** A tracking number names one package: before it is given, others are looked through. */
export const IndexTrackingNumbers = addIndex(1763900811001, 'packages', ['tracking_number']);
