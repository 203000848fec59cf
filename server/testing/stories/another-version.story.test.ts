import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { restoreTargetOf } from '../../app/restore-target';
import { entities } from '../../app/modules';
import { openServices } from '../../app/services';
import { runOperator } from '../../operator/run-operator';
import { newId } from '../../kernel/ids';
import { migrations } from '../../migrations';
import { createTable, id, primary } from '../../migrations/table-builder';
import { locateDatabase, readConfig, type Config } from '../../platform/config';
import { breaking } from '../../platform/db/compatible-migrations';
import type { Database } from '../../platform/db/database';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { awaitEndOfProcesses } from '../../platform/processes/await-end';
import { openPresence, type Presence } from '../../platform/processes/presence';
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
    restoreTarget: () => restoreTargetOf(config),
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

describe('A database that a newer version has changed so that this one can live with it', () => {
  const TIDES = 'Add_tides_1999999999001';
  beforeEach(() =>
    test.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999001, '${TIDES}')`);
      await tx.query(`INSERT INTO compatible_migrations (name) VALUES ('${TIDES}')`);
    }),
  );

  it('is served and told of in the log, and commands work beside it: the way back from a release', async () => {
    const logged: string[] = [];
    const loud = openLog('warn', { write: (line: string) => logged.push(line) });
    await migrate({ db: test.db, log: loud });
    expect(logged.map((line) => JSON.parse(line).migrations)).toEqual([[TIDES]]);
    await serve(here());
    expect(await operate(here(), 'work')).toMatchObject({ exitCode: 0, err: '' });
  });

  it('is refused all the same once another change came that it cannot live with', async () => {
    await test.db.owner.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1999999999002, 'Drop_tides_1999999999002')",
    );
    await expect(serve(here())).rejects.toThrow(/unknown here: Drop_tides_1999999999002;/);
  });
});

/** A program with one more migration. */
async function newer(migration: new () => MigrationInterface): Promise<Database> {
  const parts = { entities, migrations: [...migrations, migration] };
  return openDatabase(locateDatabase(urlOf(test.db)), parts);
}
const tides = () => createTable(1999999999001, { name: 'tides', columns: { id: primary(id) } });
const log = openLog('silent');
/** An embedded database has one server, which a lock on its file says. */
const onServers = process.env['TEST_DATABASE'] === 'mysql' ? it : it.skip;

describe('A newer version that starts beside this one', () => {
  let old: Presence;
  beforeEach(async () => {
    old = openPresence({ db: test.db, log }, newId(), {
      ...{ role: 'web', host: 'hall', build: '1', uploadsFolder: '', hasRedis: true },
    });
    await old.begin(4001);
  });
  afterEach(() => old.end());

  async function release(migration: new () => MigrationInterface): Promise<void> {
    const db = await newer(migration);
    const untilAlone = (names: readonly string[]) => awaitEndOfProcesses({ db, log }, names, 300);
    await migrate({ db, log }, { untilAlone }).finally(() => db.close());
  }

  it('changes the database while this one works, which can start again', async () => {
    await release(tides());
    await serve(here());
  });

  onServers('waits for its end where it could not live with the change, and names it', async () => {
    const change = breaking('it keeps no tides', tides());
    await expect(release(change)).rejects.toThrow(
      /older processes still work on the database: hall:4001;\n.*tides/,
    );
    await serve(here());
    await old.end();
    await release(change);
    await expect(serve(here())).rejects.toThrow(/unknown here: .*tides/);
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

/** The location of a missing database, on the engine of the test. */
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
