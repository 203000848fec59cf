import { createTable, id, instant, json, primary } from './table-builder';

/** What one process tells the others of, for a minute, where there is no Redis. */
export const CreatePublishedChanges = createTable(1763800021001, {
  name: 'published_changes',
  columns: { id: primary(id), payload: json, created_at: instant },
});
