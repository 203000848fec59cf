import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../app/modules';
import { migrations } from '../migrations';
import { locateDatabase } from '../platform/config';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open-database';
import { borrowMysql } from './mysql-pool';

export interface TestDatabase {
  readonly db: Database;
  /** Removes it from disk, or gives it back to the server's pool; close it first. */
  drop(): Promise<void>;
}

/**
 * A database of its own, as the migrations leave it, on the engine of the jest project. They run
 * once per worker and engine.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'mysql' ? openOnMysql() : openOnSqlite();
}

/** Its DATABASE_URL, for other processes. */
export function urlOf({ owner }: Database): string {
  const { options } = owner;
  return options.type === 'mysql' ? String(options.url) : `sqlite:${String(options.database)}`;
}

let migratedFile: Promise<Buffer> | undefined;

async function openOnSqlite(): Promise<TestDatabase> {
  migratedFile ??= migrateFile();
  const content = await migratedFile;
  const { file, remove } = newFile();
  await writeFile(file, content);
  return { db: await open(`sqlite:${file}`), drop: remove };
}

/** The bytes of a migrated database. */
async function migrateFile(): Promise<Buffer> {
  const { file, remove } = newFile();
  const db = await openMigrated(`sqlite:${file}`);
  await db.owner.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await db.close();
  const content = await readFile(file);
  await remove();
  return content;
}

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-test-'));
  const remove = () => rm(folder, { recursive: true });
  return { file: join(folder, 'test.sqlite'), remove };
}

async function openOnMysql(): Promise<TestDatabase> {
  const { url, release } = await borrowMysql((fresh) =>
    openMigrated(fresh).then((db) => db.close()),
  );
  return { db: await open(url), drop: release };
}

async function openMigrated(url: string): Promise<Database> {
  const db = await open(url);
  await db.owner.runMigrations();
  return db;
}

function open(url: string): Promise<Database> {
  return openDatabase(locateDatabase(url), { entities, migrations });
}
