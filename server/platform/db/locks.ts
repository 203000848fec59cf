import type { EntityManager, FindOneOptions } from 'typeorm';

/**
 * Locks the rows a find reads until the transaction ends. Needed on MySQL only: on SQLite the
 * gate lets one writer in at a time. Spread into find options.
 */
export function forUpdate(tx: EntityManager): Pick<FindOneOptions, 'lock'> {
  return tx.connection.options.type === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
}

/** The same lock as a suffix of hand-written SQL. */
export function lockClause(tx: EntityManager): string {
  return tx.connection.options.type === 'mysql' ? 'FOR UPDATE' : '';
}

/**
 * Rows that a transaction has locked, by key and in their current state, so that they need not be read again.
 * Each attempt of a transaction has its own manager and starts with none.
 */
export class LockedRows<Row> {
  private readonly ofTransaction = new WeakMap<EntityManager, Map<string, Row>>();

  get(tx: EntityManager, key: string): Row | undefined {
    return this.ofTransaction.get(tx)?.get(key);
  }

  keep(tx: EntityManager, key: string, row: Row): void {
    const rows = this.ofTransaction.get(tx) ?? new Map<string, Row>();
    this.ofTransaction.set(tx, rows.set(key, row));
  }
}
