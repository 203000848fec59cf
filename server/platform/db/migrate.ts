import { MigrationExecutor, type DataSource } from 'typeorm';
import type { Services } from '../services';
import { withLease, type Lease } from './lease';

/**
 * Brings the schema up to date. Of several processes that start at once on one database the first
 * migrates and the others wait; a first start that was killed is finished by the next.
 */
export async function migrate(
  services: Pick<Services, 'db' | 'log'>,
  leaseMs?: number,
): Promise<void> {
  const { owner, engine } = services.db;
  if (engine === 'sqlite') return void (await owner.runMigrations());
  const pending = await new MigrationExecutor(owner).getPendingMigrations();
  if (pending.length === 0) return;
  await withLease(services, 'migrations', (lease) => runPending(owner, lease), leaseMs);
}

/** Each migration in a transaction of its own, begun only while the lease is still ours. */
async function runPending(source: DataSource, lease: Lease): Promise<void> {
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
