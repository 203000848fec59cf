import type { EntityManager, FindOneOptions } from 'typeorm';

/**
 * Locks the rows a find reads until the transaction ends. Needed on MySQL only: on SQLite the
 * gate lets one writer in at a time. Spread into find options.
 */
export function forUpdate(tx: EntityManager): Pick<FindOneOptions, 'lock'> {
  return tx.connection.options.type === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
}
