import { addIndex, dropIndex } from './table-changes';

/** The threads with something unread are counted for every page, along an index alone. */
export const IndexUnreadThreads = addIndex(1763900310001, 'messages', [
  'user_id',
  'read_at',
  'target_id',
]);
export const DropUnreadNotifications = dropIndex(1763900310002, 'messages', ['user_id', 'read_at']);
