import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex, withTimeout } from 'async-mutex';
import LibsqlDatabase from 'libsql';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { DiskWatch } from '../disk-watch';
import { StartRefused } from '../start-refused';
import { announcing } from './announcing';
import type { Database, SchemaParts } from './database';
import { SnakeCaseNaming } from './naming-strategy';
import { statementLog } from './statement-log';
import type { TransactionGuard } from './transaction-scope';

/** Milliseconds that a writer waits for the write lock before the shopper is asked to retry. */
const TURN_LIMIT_MS = 3_000;
/** Kept short because libsql waits synchronously and blocks the event loop meanwhile. */
const BUSY_TIMEOUT_MS = 20;
/** More than the server has: TypeORM forgets the oldest, and preparing takes longer than most of them run. */
const PREPARED_STATEMENTS = 1_000;

/**
 * The embedded database. TypeORM has one connection for SQLite, and transactions that interleave on it lose
 * acknowledged writes; so writers are serialised, and readers have a read-only connection of their own.
 */
export async function openSqlite(
  file: string,
  parts: SchemaParts,
  guard: TransactionGuard,
): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  keepPrivate(file);
  const writer = await new DataSource(options(file, parts, false))
    .initialize()
    .catch(refuseDamaged);
  const reader = await new DataSource(options(file, parts, true)).initialize();
  const turn = withTimeout(new Mutex(), TURN_LIMIT_MS, new DomainError('BUSY'));
  const disk = new DiskWatch();
  const run = <T>(work: (tx: EntityManager) => Promise<T>) =>
    guard.inside(() => turn.runExclusive(() => inTurn(writer, work)));

  return {
    engine: 'sqlite',
    owner: writer,
    get read() {
      guard.refuseInside();
      return reader.manager;
    },
    disk,
    ...announcing((work) => disk.watch(() => run(work))),
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** No further start would change it. @throws StartRefused if the file is damaged, else the error itself */
function refuseDamaged(error: unknown): never {
  const { message = '' } = error as Partial<Error>;
  if (!/file is not a database|disk image is malformed/.test(message)) throw error;
  throw new StartRefused([
    `VAR_DIR: the database is damaged (${message});`,
    'restore a backup, as "Database lost" of the runbook in schema/operating.md says',
  ]);
}

/** Nobody but the owner of the process reads addresses and hashes; -wal and -shm follow the file. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(part)) chmodSync(part, 0o600);
}

async function inTurn<T>(writer: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const runner = writer.createQueryRunner();
  await beginImmediate(writer);
  try {
    const result = await work(runner.manager);
    await runner.query('COMMIT');
    return result;
  } catch (error) {
    // SQLite rolls back by itself when the disk is full and then rejects ROLLBACK; the first error names the cause.
    await runner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Takes the write lock at once; another process (the operator's) may hold it for a moment. */
async function beginImmediate(writer: DataSource): Promise<void> {
  const deadline = Date.now() + TURN_LIMIT_MS;
  for (;;) {
    try {
      await writer.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new DomainError('BUSY');
      await sleep(10);
    }
  }
}

function isBusy(error: unknown): boolean {
  const driverError = (error as { driverError?: { code?: string; message?: string } }).driverError;
  return /SQLITE_BUSY|database is locked/.test(`${driverError?.code} ${driverError?.message}`);
}

function options(file: string, parts: SchemaParts, readonly: boolean): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    driver: LibsqlDatabase,
    database: file,
    timeout: BUSY_TIMEOUT_MS,
    statementCacheSize: PREPARED_STATEMENTS,
    enableWAL: !readonly,
    prepareDatabase: (connection: InstanceType<typeof LibsqlDatabase>) => {
      // libsql takes the `readonly` option but writes all the same.
      connection.pragma(readonly ? 'query_only = ON' : 'synchronous = FULL');
    },
    entities: [...parts.entities],
    migrations: [...parts.migrations],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNaming(),
    logger: statementLog,
    logging: ['query'],
  };
}
