import { randomBytes } from 'node:crypto';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';

interface PooledDatabase {
  readonly url: string;
  /** As it was migrated. */
  readonly schema: string;
  /** Table → the rows that migrations leave in it. */
  readonly rows: ReadonlyMap<string, readonly unknown[][]>;
}

/** Making and migrating a database takes a second, emptying one takes milliseconds. */
const spare: PooledDatabase[] = [];

/** Lends a migrated database without a story's rows, exclusively until it is returned. */
export async function borrowMysql(migrate: (url: string) => Promise<void>) {
  const database = spare.pop() ?? (await create(migrate));
  return { url: database.url, release: () => release(database) };
}

async function create(migrate: (url: string) => Promise<void>): Promise<PooledDatabase> {
  const url = new URL(process.env['TEST_MYSQL_URL'] ?? missingUrl());
  const name = `${url.pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
  await connected(url.href, (db) => db.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`));
  url.pathname = name;
  await migrate(url.href);
  return connected(url.href, async (db) => ({
    url: url.href,
    schema: await schemaOf(db),
    rows: await rowsOf(db),
  }));
}

/** A database whose tables a story changed is of no use to others. */
async function release(database: PooledDatabase): Promise<void> {
  const isWhole = await connected(database.url, async (db) => {
    const name = new URL(database.url).pathname.slice(1);
    if ((await schemaOf(db)) !== database.schema) return db.query(`DROP DATABASE ${name}`);
    await restoreRows(db, database.rows);
    return true;
  });
  if (isWhole === true) spare.push(database);
}

async function restoreRows(db: Connection, rows: PooledDatabase['rows']): Promise<void> {
  await db.query('SET foreign_key_checks = 0');
  await db.beginTransaction();
  for (const [table, values] of rows) {
    await db.query('DELETE FROM ??', [table]);
    if (values.length > 0) await db.query('INSERT INTO ?? VALUES ?', [table, values]);
  }
  await db.commit();
}

async function rowsOf(db: Connection): Promise<PooledDatabase['rows']> {
  const [tables] = await db.query<RowDataPacket[][]>({ sql: 'SHOW TABLES', rowsAsArray: true });
  const rows = new Map<string, unknown[][]>();
  for (const [table] of tables as unknown as string[][]) {
    const [all] = await db.query({ sql: 'SELECT * FROM ??', values: [table], rowsAsArray: true });
    rows.set(table!, all as unknown[][]);
  }
  return rows;
}

async function schemaOf(db: Connection): Promise<string> {
  const [columns] = await db.query(
    `SELECT table_name, column_name, column_type, is_nullable, column_key, column_default
     FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2`,
  );
  return JSON.stringify(columns);
}

async function connected<T>(uri: string, work: (db: Connection) => Promise<T>): Promise<T> {
  const db = await createConnection({ uri, dateStrings: true, supportBigNumbers: true });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

function missingUrl(): never {
  throw new Error('TEST_MYSQL_URL is not set; run the tests by `npm test`');
}
