import { addIndex } from './table-changes';

/** Staff find shoppers by the beginning of a name, whatever its case, among a million orders. */
export const IndexContactNames = addIndex(1763904050001, 'orders', ['contact_name'], {
  isCaseFolded: true,
});
export const IndexNicknames = addIndex(1763904050002, 'users', ['nickname'], {
  isCaseFolded: true,
});
