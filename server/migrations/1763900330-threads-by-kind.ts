import { addIndex } from './table-changes';

/** The threads of each kind are counted along an index, up to a limit, however many there are. */
export const IndexThreadsByKind = addIndex(1763900330001, 'messages', [
  'user_id',
  'kind',
  'read_at',
  'target_id',
]);
