import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { entities } from '../app/services';
import { migrations } from '../migrations';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open-database';
import { locateDatabase } from '../platform/config';

export interface TestDatabase {
  readonly db: Database;
  /** Removes it from disk or server; close it first. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own for one test file, on the engine of its jest project. */
export function openTestDatabase(): Promise<TestDatabase> {
  return process.env['TEST_DATABASE'] === 'mysql' ? openOnMysql() : openOnSqlite();
}

/** What DATABASE_URL would be for it; how another process finds it. */
export function urlOf({ owner }: Database): string {
  const { options } = owner;
  return options.type === 'mysql' ? String(options.url) : `sqlite:${String(options.database)}`;
}

async function openOnSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-test-'));
  const db = await openMigrated(`sqlite:${join(folder, 'test.sqlite')}`);
  return {
    db,
    drop: () => rm(folder, { recursive: true }),
  };
}

async function openOnMysql(): Promise<TestDatabase> {
  const serverUrl = process.env['TEST_MYSQL_URL'];
  if (!serverUrl) throw new Error('TEST_MYSQL_URL is not set; run the tests by `npm test`');
  const url = new URL(serverUrl);
  const name = `${url.pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  url.pathname = name;
  const db = await openMigrated(url.href);
  return {
    db,
    drop: () => onServer(serverUrl, `DROP DATABASE ${name}`),
  };
}

async function onServer(uri: string, sql: string): Promise<void> {
  const connection = await createConnection({ uri });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

async function openMigrated(url: string): Promise<Database> {
  const db = await openDatabase(locateDatabase(url), { entities, migrations });
  await db.owner.runMigrations();
  return db;
}
