import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServices } from '../../app/services';
import { runOperator } from '../../operator/run-operator';
import { readConfig, type Config } from '../../platform/config';
import { migrations } from '../../migrations';
import { openTestDatabase, urlOf, type TestDatabase } from '../test-database';

let test: TestDatabase;
let varDir: string;
beforeEach(async () => {
  test = await openTestDatabase();
  varDir = mkdtempSync(join(tmpdir(), 'tidebox-version-'));
});
afterEach(async () => {
  await test.db.close();
  await test.drop();
  rmSync(varDir, { recursive: true });
});

const configOf = (environment: NodeJS.ProcessEnv): Config =>
  readConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    VAR_DIR: varDir,
    ...environment,
  });
const here = () => configOf({ DATABASE_URL: urlOf(test.db) });

/** A server that starts and ends. */
async function serve(config: Config): Promise<void> {
  const { changes, db } = await openServices(config);
  await changes.close();
  await db.close();
}

async function operate(config: Config, ...args: string[]) {
  let [out, err] = ['', ''];
  const exitCode = await runOperator(args, {
    open: () => openServices(config, { isCommand: true }),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { exitCode, out, err };
}

const applied = () => test.db.owner.query<{ name: string }[]>('SELECT name FROM migrations');
const CREDIT = ['credit', 'ada@example.com', '5'];

describe('A database that a newer version has changed', () => {
  beforeEach(() =>
    test.db.owner.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1999999999001, 'Add_tides_1999999999001')",
    ),
  );

  it('is refused by an older server, which names what it does not know', async () => {
    await expect(serve(here())).rejects.toThrow(
      /cannot start:\n.*newer version.*Add_tides_1999999999001.*\n.*later one, or restore/,
    );
  });

  it('is refused by an older command with exit code 78, in words and in JSON', async () => {
    await serve(configOf({})); // lays the folder of uploads
    const { exitCode, out, err } = await operate(here(), ...CREDIT);
    expect({ exitCode, out }).toEqual({ exitCode: 78, out: '' });
    expect(err).toContain('Add_tides_1999999999001');
    const told = await operate(here(), ...CREDIT, '--json');
    expect(told).toMatchObject({ exitCode: 78, err: '' });
    expect(JSON.parse(told.out).error.code).toBe('CANNOT_START');
  });
});

describe('A command of the operator', () => {
  it('works beside a server of its own version', async () => {
    await serve(here());
    expect(await operate(here(), 'work')).toMatchObject({ exitCode: 0, err: '' });
  });

  it('makes no database where there is none, and names where it looked', async () => {
    const { url, place } = nowhere();
    const { exitCode, out, err } = await operate(configOf({ DATABASE_URL: url }), 'work');
    expect({ exitCode, out }).toEqual({ exitCode: 78, out: '' });
    expect(err).toContain(`there is no database of Tidebox at ${place}`);
    expect(err).toMatch(/DATABASE_URL.*VAR_DIR/);
    expect(err).not.toContain('secret');
  });

  it('makes none either in a wrong VAR_DIR', async () => {
    const { exitCode, err } = await operate(configOf({}), 'ledger', 'verify');
    expect(exitCode).toBe(78);
    expect(err).toContain(join(varDir, 'tidebox.sqlite'));
    expect(existsSync(join(varDir, 'tidebox.sqlite'))).toBe(false);
  });

  it('makes no tables in a database that is empty, nor brings an older one up to date', async () => {
    await test.db.owner.query(`DELETE FROM migrations WHERE name = '${latest()}'`);
    const older = await operate(here(), 'work');
    expect(older).toMatchObject({ exitCode: 78, out: '' });
    expect(older.err).toContain(`lacks ${latest()};`);
    expect(await applied()).toHaveLength(migrations.length - 1);

    await test.db.owner.dropDatabase();
    const empty = await operate(here(), 'work');
    expect(empty.err).toContain('there is no database of Tidebox');
    await expect(applied()).rejects.toThrow(/migrations/);
  });

  it('keeps no photo where no server serves it', async () => {
    const { exitCode, err } = await operate(here(), 'work');
    expect(exitCode).toBe(78);
    expect(err).toContain(`there is no folder of uploads at ${join(varDir, 'uploads')}`);
  });
});

/** The name of the migration that was appended last. */
const latest = () => test.db.owner.migrations.at(-1)?.name;

/** Where no database is, on the engine of the test. */
function nowhere(): { url: string; place: string } {
  const url = urlOf(test.db);
  if (test.db.engine === 'sqlite') {
    const file = join(varDir, 'other', 'tidebox.sqlite');
    return { url: `sqlite:${file}`, place: file };
  }
  const { host } = new URL(url);
  const missing = new URL(url);
  missing.pathname = '/no_such_tidebox';
  return { url: missing.href, place: `mysql://${host}/no_such_tidebox` };
}
