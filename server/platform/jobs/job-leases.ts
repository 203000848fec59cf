import type { QueryDeepPartialEntity } from 'typeorm';
import { days } from '../../kernel/clock';
import { databaseClock } from '../db/database-clock';
import type { Database } from '../db/database';
import { placesOf } from '../db/read-rows';
import { JobRun } from './job-run.entity';

/** Milliseconds without a renewal after which another process may run the job. */
export const LEASE_MS = 15_000;
/** A job overdue for so long is one that no process knows any more. */
const FORGOTTEN_AFTER_MS = days(7);

/**
 * The statements by which one process takes part in running the scheduled jobs of its cluster. Each is timed by the
 * database's clock and guarded, so that of several processes one changes the row: as in `withLease`, GET_LOCK would
 * hold on one node of a Galera cluster alone (decision 170).
 */
export function jobLeases(db: Database, holder: string) {
  const clock = databaseClock(db);
  /** Changes one job if the condition still holds; returns whether it did. */
  async function change(
    name: string,
    set: QueryDeepPartialEntity<JobRun>,
    condition: string,
  ): Promise<boolean> {
    const { affected } = await db.transaction((tx) =>
      tx
        .createQueryBuilder()
        .update(JobRun)
        .set(set)
        .where(`name = :name AND ${condition}`, { name, holder })
        .execute(),
    );
    return affected === 1;
  }
  const changeOwn = (name: string, set: QueryDeepPartialEntity<JobRun>) =>
    change(name, set, 'leased_by = :holder');
  const now = () => clock.now;
  const later = (ms: number) => () => clock.later(ms);

  return {
    /** Adds jobs that the table lacks, due at once, and drops those that no process knows any more. */
    async register(names: readonly string[]): Promise<void> {
      const insert = db.engine === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
      const row = `(?, ${clock.now}, '', ${clock.now}, '')`;
      await db.transaction(async (tx) => {
        await tx.query(`DELETE FROM job_runs WHERE due_at < ${clock.later(-FORGOTTEN_AFTER_MS)}`);
        await tx.query(
          `${insert} INTO job_runs (name, due_at, leased_by, leased_until, last_error)
           VALUES ${names.map(() => row).join(', ')}`,
          [...names],
        );
      });
    },
    /** Ends the leases of a server that was killed; for the embedded database, which has one server at a time. */
    endAll: (names: readonly string[]) =>
      db.transaction((tx) =>
        tx.query(
          `UPDATE job_runs SET leased_until = ${clock.now} WHERE name IN ${placesOf(names)}`,
          [...names],
        ),
      ),
    /** Returns for each job in how many milliseconds it can be claimed; 0 or less: now. */
    async waits(): Promise<ReadonlyMap<string, number>> {
      const rows = await db.read.query<{ name: string; due: number; free: number }[]>(
        `SELECT name, ${clock.msUntil('due_at')} AS due, ${clock.msUntil('leased_until')} AS free
           FROM job_runs`,
      );
      return new Map(
        rows.map(({ name, due, free }) => [name, Math.max(Number(due), Number(free))]),
      );
    },
    /** Returns true for the one process that may run the job now. */
    claim: (name: string) =>
      change(
        name,
        { leasedBy: holder, leasedUntil: later(LEASE_MS) },
        `due_at <= ${clock.now} AND leased_until <= ${clock.now}`,
      ),
    /** Returns false if another process has taken the job over. */
    renew: (name: string, hasSucceeded: boolean) =>
      changeOwn(name, {
        leasedUntil: later(LEASE_MS),
        ...(hasSucceeded && { lastSuccessAt: now, lastError: '' }),
      }),
    /** Ends a successful run; the job is due again after its interval. */
    succeed: (name: string, every: number) =>
      changeOwn(name, {
        ...{ dueAt: later(every), leasedUntil: now },
        ...{ lastSuccessAt: now, lastError: '' },
      }),
    /** Ends a failed run. */
    fail: (name: string, retryAfter: number, reason: string) =>
      changeOwn(name, {
        ...{ dueAt: later(retryAfter), leasedUntil: now },
        ...{ lastFailureAt: now, lastError: reason },
      }),
    /** Leaves an interrupted run to any other process at once. */
    release: (name: string) => changeOwn(name, { leasedUntil: now }),
  };
}
