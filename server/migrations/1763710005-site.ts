import { createTable, id, instant, int, json, key, nullable, primary, text } from './table-builder';

export const CreateSiteSettings = createTable(1763710005001, {
  name: 'site_settings',
  columns: { key: primary(key(60)), value: text(500) },
});

export const CreateOutboxMessages = createTable(1763710005002, {
  name: 'outbox_messages',
  columns: {
    id: primary(id),
    kind: key(20),
    payload: json,
    created_at: instant,
    next_try_at: instant,
    tries: int,
    done_at: nullable(instant),
  },
  indexes: [['done_at', 'next_try_at']],
});
