import { setTimeout as sleep } from 'node:timers/promises';
import * as mysql from 'mysql2';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { DiskWatch } from '../disk-watch';
import { announcing } from './announcing';
import type { Database, SchemaParts } from './database';
import { driverErrorOf, isDatabaseLost } from './driver-errors';
import { SnakeCaseNaming } from './naming-strategy';
import { statementLog } from './statement-log';
import type { TransactionGuard } from './transaction-scope';

const POOL_SIZE = 20;
const QUEUE_LIMIT = 500;
/** mysql2 would let a caller wait for a connection for ever. */
const ACQUIRE_LIMIT_MS = 2_000;
/** Many at once with one idempotency key wait for each other crosswise until all but one have given way. */
const MAX_TRIES = 8;
const DEADLOCK = 1213;
const LOCK_WAIT_TIMEOUT = 1205;

/** MySQL or MariaDB: row locks, READ COMMITTED, and a fresh try after a deadlock. */
export async function openMysql(
  url: string,
  parts: SchemaParts,
  guard: TransactionGuard,
): Promise<Database> {
  const source = await new DataSource({
    type: 'mysql',
    driver: { ...mysql, createPool },
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: true,
    poolSize: POOL_SIZE,
    // TypeORM's errors contain the origin of a statement; a second stack for each statement is not needed.
    extra: { queueLimit: QUEUE_LIMIT, trace: false },
    entities: [...parts.entities],
    migrations: [...parts.migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNaming(),
    logger: statementLog,
    logging: ['query'],
  }).initialize();
  const disk = new DiskWatch();

  return {
    engine: 'mysql',
    owner: source,
    get read() {
      guard.refuseInside();
      return source.manager;
    },
    disk,
    ...announcing((work) => disk.watch(() => guard.inside(() => withRetries(source, work)))),
    close: () => source.destroy(),
  };
}

/**
 * Sets the isolation level when a connection is made: each transaction is spared a statement. The wrapper that returns
 * promises is made then as well; mysql2 would make one for each statement.
 */
function createPool(options: mysql.PoolOptions): mysql.Pool {
  const pool = mysql.createPool(options);
  pool.on('connection', (connection) => {
    const promised = connection.promise();
    connection.promise = () => promised;
    // Sent before anything else on the connection, which ends if it fails.
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) => {
      if (error) connection.destroy();
    });
  });
  return pool;
}

async function withRetries<T>(
  source: DataSource,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(source, work);
    } catch (error) {
      const errno = driverErrorOf(error)?.errno;
      if (errno !== DEADLOCK && errno !== LOCK_WAIT_TIMEOUT) throw error;
      if (attempt === MAX_TRIES) throw new DomainError('BUSY');
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

async function once<T>(source: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    await acquire(runner);
    await runner.startTransaction();
    const result = await work(runner.manager);
    await commit(runner);
    return result;
  } catch (error) {
    // The connection may be lost together with the server; the first error names the cause.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/**
 * When the connection is lost during the commit, the change may be stored or not: BUSY would wrongly state that
 * nothing was changed.
 */
async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (isDatabaseLost(error)) throw new Error('Lost the database at a commit', { cause: error });
    throw error;
  }
}

async function acquire(runner: QueryRunner): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const connecting = runner.connect();
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('BUSY')), ACQUIRE_LIMIT_MS);
  });
  try {
    await Promise.race([connecting, limit]);
  } catch (error) {
    // A connection that arrives late must go back to the pool.
    connecting.then(() => runner.release()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
