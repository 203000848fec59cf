import { addIndex } from './table-changes';

/** Threads are counted along an index, in its order, however many notifications there are. */
export const IndexThreadCounts = addIndex(1763900070001, 'messages', [
  'user_id',
  'target_id',
  'kind',
  'read_at',
]);

/** What moved a fund lately is found without all that ever moved it. */
export const IndexFundEntries = addIndex(1763900070002, 'journal_entries', [
  'fund_code',
  'created_at',
]);

/** Packages that wait for the operator are listed by time. */
export const IndexPackageWork = addIndex(1763900070003, 'packages', ['status', 'created_at']);
