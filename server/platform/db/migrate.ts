import { MigrationExecutor, type DataSource } from 'typeorm';
import type { Services } from '../services';
import { refuseNewer } from './history';
import { withLease, type Lease } from './lease';

/**
 * Brings the schema up to date. Of several processes that start at once on one database the first
 * migrates and the others wait; a first start that was killed is finished by the next.
 * @throws StartRefused where a newer program has been at work, also while we waited for it
 */
export async function migrate(
  services: Pick<Services, 'db' | 'log'>,
  leaseMs?: number,
): Promise<void> {
  const { owner, engine } = services.db;
  const history = await refuseNewer(owner);
  if (engine === 'sqlite') return void (await owner.runMigrations());
  if (history?.pending.length === 0) return;
  await withLease(services, 'migrations', (lease) => runPending(owner, lease), leaseMs);
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
