import { createTable, id, instant, key, nullable, primary } from './table-builder';

/** Without a foreign key to users: checking it would lock the shopper's row before its turn. */
export const CreateIdempotencyKeys = createTable(1763710043001, {
  name: 'idempotency_keys',
  columns: {
    id: primary(key(64)),
    user_id: nullable(id),
    operation: key(40),
    fingerprint: key(64),
    result_id: nullable(id),
    created_at: instant,
  },
  indexes: [['user_id'], ['created_at']],
});
