import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseLocation } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { StartRefused } from '../../platform/start-refused';

/** Name of the table → number of its rows in the copy. */
export type RowCounts = Readonly<Record<string, number>>;

/** Where in the binary log of MySQL a copy ends, and what came after it begins. */
export interface LogPosition {
  readonly file: string;
  readonly position: number;
}

/** List of the contents of a copy. */
export interface DumpContents {
  readonly rows: RowCounts;
  /** Null where the server keeps no binary log, or hides it from our user; of SQLite there is none. */
  readonly binaryLog?: LogPosition | null;
}

/** File of the options for programs of MySQL, so that no list of processes shows a password. */
const CLIENT_OPTIONS = 'client.cnf';

/**
 * Writes a consistent copy of the database into a file, while the server continues to use it. Returns the
 * number of rows of each table and, with MySQL, where its binary log goes on.
 */
export async function dumpDatabase(
  db: Database,
  file: string,
  folder: string,
): Promise<DumpContents> {
  if (db.engine === 'mysql') return dumpMysql(urlOf(db), file, folder);
  await db.owner.query('VACUUM INTO ?', [file]);
  await db.owner.query(`ATTACH DATABASE ? AS copied`, [file]);
  try {
    return { rows: await countRows(db, 'copied.') };
  } finally {
    await db.owner.query('DETACH DATABASE copied');
  }
}

/** Counts the rows of every known table; `schema` names another database, with its dot. */
export async function countRows({ owner }: Database, schema = ''): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const { tableName } of owner.entityMetadatas) {
    const [row] = await owner.query<[{ n: number | string }]>(
      `SELECT COUNT(*) AS n FROM ${schema}${owner.driver.escape(tableName)}`,
    );
    counts[tableName] = Number(row.n);
  }
  return counts;
}

/**
 * Loads a copy into an empty database.
 * @throws StartRefused if it is not empty, or a program of MySQL is missing
 */
export async function loadDatabase(
  location: DatabaseLocation,
  dump: Readable,
  folder: string,
): Promise<void> {
  if (location.engine === 'mysql') return loadMysql(location.url, dump, folder);
  // The file appears whole or not at all.
  const part = `${location.file}.part`;
  try {
    await pipeline(dump, createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, location.file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const urlOf = ({ owner }: Database) => (owner.options as unknown as { url: string }).url;

const INSERT = /^INSERT INTO `(\w+)`/;
const CREATE = /^CREATE TABLE `(\w+)`/;
const LOG_POSITION = /^-- CHANGE MASTER TO MASTER_LOG_FILE='(.+)', MASTER_LOG_POS=(\d+);/;

async function dumpMysql(url: string, file: string, folder: string): Promise<DumpContents> {
  const client = await clientOptions(url, folder);
  // A server without a binary log refuses to tell its position, and so does one whose user lacks the privilege.
  const failure = await writeDump(client, file, ['--master-data=2']);
  const again = failure && (await writeDump(client, file, []));
  if (again) throw new Error(`mariadb-dump: ${again}`);
  const rows: Record<string, number> = {};
  let binaryLog: LogPosition | null = null;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const created = CREATE.exec(line)?.[1];
    if (created) rows[created] = 0;
    const table = INSERT.exec(line)?.[1];
    if (table) rows[table] = (rows[table] ?? 0) + 1;
    const [, name, position] = LOG_POSITION.exec(line) ?? [];
    if (name) binaryLog = { file: name, position: Number(position) };
  }
  return { rows, binaryLog };
}

/** Returns what the program complained about; null once the copy is written. */
async function writeDump(
  { options, database }: ClientOptions,
  file: string,
  more: readonly string[],
): Promise<string | null> {
  // One line for each row, so that rows can be counted in the copy itself; one commit for each table.
  const dump = start('mariadb-dump', [
    ...[options, '--single-transaction', '--skip-lock-tables', '--no-tablespaces', '--hex-blob'],
    ...['--skip-extended-insert', '--no-autocommit', '--default-character-set=utf8mb4', ...more],
    database,
  ]);
  const [code] = await Promise.all([
    dump.ended,
    pipeline(dump.child.stdout, createWriteStream(file, { mode: 0o600 })),
  ]);
  return code === 0 ? null : dump.errors();
}

async function loadMysql(url: string, dump: Readable, folder: string): Promise<void> {
  const { options, database } = await clientOptions(url, folder);
  const client = start('mariadb', [options, '--default-character-set=utf8mb4', database]);
  const [code] = await Promise.all([
    client.ended,
    pipeline(dump, client.child.stdin).catch(ignore),
  ]);
  if (code !== 0) throw new Error(`mariadb: ${client.errors()}`);
}

/** The program's exit reports why it stopped reading. */
const ignore = () => undefined;

interface ClientOptions {
  /** Names the file of them. */
  readonly options: string;
  readonly database: string;
}

async function clientOptions(url: string, folder: string): Promise<ClientOptions> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const socket = searchParams.get('socketPath');
  const quoted = (text: string) => `"${decodeURIComponent(text).replace(/["\\]/g, '\\$&')}"`;
  const file = join(folder, CLIENT_OPTIONS);
  const lines = [
    '[client]',
    `user=${quoted(username)}`,
    `password=${quoted(password)}`,
    ...(socket ? [`socket=${quoted(socket)}`] : [`host=${hostname}`, `port=${port || '3306'}`]),
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return { options: `--defaults-file=${file}`, database: decodeURIComponent(pathname.slice(1)) };
}

function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new StartRefused([`${program} is missing;`, 'install the client of MariaDB'])),
    );
    child.once('close', (code) => resolve(code));
  });
  return { child, ended, errors: () => errors.trim() };
}
