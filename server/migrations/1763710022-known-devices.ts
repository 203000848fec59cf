import { createTable, id, instant, key, primary } from './table-builder';

export const CreateKnownDevices = createTable(1763710022001, {
  name: 'known_devices',
  columns: {
    id: primary(id),
    user_id: id,
    token_hash: key(64),
    created_at: instant,
    seen_at: instant,
  },
  unique: [['user_id', 'token_hash']],
  indexes: [['seen_at']],
  references: { user_id: 'users' },
});
