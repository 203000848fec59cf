import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../../kernel/errors';
import type { Services } from '../services';
import type { Database } from './database';

/** Milliseconds without a renewal after which another process may take the lease over. */
const LEASE_MS = 10_000;
const BEATS_PER_LEASE = 5;
const POLL_MS = 100;

/** Held while one process does what no other may do at the same time. */
export interface Lease {
  /** Throws LeaseLostError when another process took the lease over because this one was stalled too long. */
  confirm(): Promise<void>;
}

class LeaseLostError extends Error {}

/**
 * Runs `work` in one process at a time: others that share the database wait until it is done. A killed holder is
 * replaced once its lease has expired. `work` calls `confirm` before each of its steps and must be repeatable:
 * when its lease was lost it starts again, after the new holder.
 * The lease is a row timed by the database's clock, so it works on MySQL, MariaDB and all nodes of a Galera
 * cluster, where GET_LOCK knows one node alone (decision 17). The embedded database has one server, see
 * `takeServerLock`.
 */
export async function withLease<T>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  name: string,
  work: (lease: Lease) => Promise<T>,
  leaseMs = LEASE_MS,
): Promise<T> {
  if (db.engine === 'sqlite') return work({ confirm: () => Promise.resolve() });
  for (;;) {
    const row = leaseRow(db, name, leaseMs);
    await acquire(row, () => log.warn({ lease: name }, 'waiting for another process'));
    const beating = setInterval(
      () => void row.renew().catch(() => undefined),
      leaseMs / BEATS_PER_LEASE,
    );
    try {
      return await work({ confirm: () => confirm(row) });
    } catch (error) {
      if (!(await isLost(row))) throw error;
      log.warn({ lease: name, err: error }, 'another process took over; beginning again');
    } finally {
      clearInterval(beating);
      // A lease that cannot be given back now expires by itself.
      await row.release().catch(() => undefined);
    }
  }
}

async function acquire(row: LeaseRow, tellWaiting: () => void): Promise<void> {
  await row.createTable();
  for (let attempt = 1; !(await row.tryAcquire()); attempt++) {
    if (attempt === 1) tellWaiting();
    await sleep(POLL_MS * (1 + Math.random()));
  }
}

async function confirm(row: LeaseRow): Promise<void> {
  if (!(await row.renew())) throw new LeaseLostError('Another process took over the lease');
}

/** Also false when the database does not reply: the first error is then the one to report. */
function isLost(row: LeaseRow): Promise<boolean> {
  return row.renew().then(
    (isHeld) => !isHeld,
    () => false,
  );
}

type LeaseRow = ReturnType<typeof leaseRow>;

/** The statements of one holder. Each is guarded, so that of several processes one changes the row. */
function leaseRow(db: Database, name: string, leaseMs: number) {
  const owner = `${hostname()}:${process.pid}:${randomBytes(8).toString('hex')}`;
  const expiry = `UTC_TIMESTAMP(3) + INTERVAL ${Math.round(leaseMs * 1_000)} MICROSECOND`;
  const changesRow = async (sql: string, values: unknown[]): Promise<boolean> => {
    const { affectedRows } = await db.transaction<{ affectedRows: number }>((tx) =>
      tx.query(sql, values),
    );
    return affectedRows === 1;
  };
  return {
    createTable: () => db.transaction((tx) => tx.query(CREATE_TABLE)),
    /** Acquires a free or expired lease row, or inserts it if it is missing. */
    async tryAcquire(): Promise<boolean> {
      try {
        return (
          (await changesRow(
            `UPDATE leases SET owner = ?, expires_at = ${expiry}
              WHERE name = ? AND expires_at <= UTC_TIMESTAMP(3)`,
            [owner, name],
          )) ||
          (await changesRow(
            `INSERT IGNORE INTO leases (name, owner, expires_at) VALUES (?, ?, ${expiry})`,
            [name, owner],
          ))
        );
      } catch (error) {
        // Too many deadlocks with others that want it, as on Galera: they are ahead.
        if (error instanceof DomainError && error.code === 'BUSY') return false;
        throw error;
      }
    },
    renew: () =>
      changesRow(`UPDATE leases SET expires_at = ${expiry} WHERE name = ? AND owner = ?`, [
        name,
        owner,
      ]),
    release: () =>
      changesRow(
        `UPDATE leases SET owner = '', expires_at = UTC_TIMESTAMP(3) WHERE name = ? AND owner = ?`,
        [name, owner],
      ),
  };
}

/** Not a migration: migrations wait for a row of it. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS leases (
  name varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
  owner varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  expires_at datetime(3) NOT NULL
) ENGINE=InnoDB`;
