import { addColumn, keyType, isMysql } from './table-changes';

/** The rate by which the price of an item was converted, and the day of that rate. */
export const AddCartRate = addColumn(
  1763900501001,
  'cart_items',
  'original_rate',
  (runner) => `${keyType(24)(runner)} NULL`,
);
export const AddCartRateAsOf = addColumn(
  1763900501002,
  'cart_items',
  'original_rate_as_of',
  (runner) => `${isMysql(runner) ? 'datetime(3)' : 'datetime'} NULL`,
);
