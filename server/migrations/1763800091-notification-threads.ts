import { addIndex } from './table-changes';

/** Whether a notification is the latest about its order or package, and how many there are. */
export const IndexNotificationTargets = addIndex(1763800091001, 'messages', [
  'user_id',
  'target_id',
  'created_at',
]);
