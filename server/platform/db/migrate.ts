import { MigrationExecutor, type DataSource } from 'typeorm';
import type { Services } from '../services';
import { isCompatible, nameOf, recordCompatible } from './compatible-migrations';
import { readHistory, refuseNewer } from './history';
import { withLease, type Lease } from './lease';

interface Options {
  readonly leaseMs?: number;
  /**
   * Waits until no other process works on the database.
   * @throws StartRefused that names those which go on
   */
  readonly untilAlone?: (breaking: readonly string[]) => Promise<void>;
}

/**
 * Brings the schema up to date. Of several processes that start at once on one database the first
 * migrates and the others wait; a first start that was killed is finished by the next. A breaking migration waits for
 * the end of other processes (decision 17).
 * @throws StartRefused where a newer program has been at work, also while we waited for it
 */
export async function migrate(
  services: Pick<Services, 'db' | 'log'>,
  { leaseMs, untilAlone }: Options = {},
): Promise<void> {
  const { owner, engine } = services.db;
  const history = await refuseNewer(owner);
  if (history && history.compatible.length > 0)
    services.log.warn(
      { migrations: history.compatible },
      'a newer version has changed the database; this one may go on working on it',
    );
  if (engine === 'sqlite') await owner.runMigrations();
  else if (history?.pending.length !== 0)
    await withLease(
      services,
      'migrations',
      async (lease) => {
        const breaking = await pendingBreaking(owner);
        if (breaking.length > 0) await untilAlone?.(breaking);
        await runPending(owner, lease);
      },
      leaseMs,
    );
  await recordCompatible(owner);
}

/** Returns the migrations that an older process could not live with. */
async function pendingBreaking(source: DataSource): Promise<string[]> {
  const pending = new Set((await readHistory(source))?.pending ?? []);
  return source.migrations
    .filter((one) => pending.has(nameOf(one)) && !isCompatible(one))
    .map(nameOf);
}

/** Each migration in a transaction of its own, begun only while the lease is still ours. */
async function runPending(source: DataSource, lease: Lease): Promise<void> {
  await refuseNewer(source);
  const runner = source.createQueryRunner();
  const prepare = runner.beforeMigration.bind(runner);
  runner.beforeMigration = async () => {
    await lease.confirm();
    await prepare();
  };
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'each';
  try {
    await executor.executePendingMigrations();
  } finally {
    await runner.release();
  }
}
