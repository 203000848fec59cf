import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { fen } from '../../kernel/money';
import { NO_ENTRY } from '../../modules/funds/chain/entry-hash';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import type { Database } from '../../platform/db/database';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { forUpdate } from '../../platform/db/locks';
import { openDatabase } from '../../platform/db/open-database';
import { locateDatabase } from '../../platform/config';
import { openTestDatabase, urlOf, type TestDatabase } from '../test-database';

const isMysql = process.env['TEST_DATABASE'] === 'mysql';
/** Behaviour of one engine only is not tested on the other. */
const elsewhere = () => undefined;
const onMysql = isMysql ? it : elsewhere;
const onSqlite = isMysql ? elsewhere : it;

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await openTestDatabase();
  ({ db } = test);
});
beforeEach(() =>
  db.transaction((tx) => tx.createQueryBuilder().delete().from(LedgerAccount).execute()),
);
afterAll(async () => {
  await db.close();
  await test.drop();
});

const insert = (tx: EntityManager, code: string, balance = 0) =>
  tx.insert(LedgerAccount, {
    ...{ code, userId: null, balance: fen(balance), held: fen(0) },
    ...{ chainLength: 0, chainHead: NO_ENTRY },
  });
const increment = (tx: EntityManager, code: string) =>
  tx.update(LedgerAccount, { code }, { balance: () => 'balance + 1' });
const countRows = () => db.read.countBy(LedgerAccount, {});
const balanceOf = async (code: string) =>
  (await db.read.findOneByOrFail(LedgerAccount, { code })).balance;
/** Retries after BUSY, as a client would; a slow machine may not give the write lock in time. */
async function untilItHasATurn(work: (tx: EntityManager) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction(work);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'BUSY')) throw error;
    await untilItHasATurn(work);
  }
}
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Array.from({ length: count }, (_, index) => work(index));

describe('The write gate', () => {
  it('keeps all of 200 transactions begun at once', async () => {
    await Promise.all(
      times(200, (index) =>
        untilItHasATurn(async (tx) => {
          await insert(tx, `row-${index}`);
          await increment(tx, `row-${index}`);
        }),
      ),
    );
    expect(await countRows()).toBe(200);
    expect(await db.read.countBy(LedgerAccount, { balance: fen(1) })).toBe(200);
  });

  it('loses nothing when transactions read before they write', async () => {
    await db.transaction((tx) => insert(tx, 'counter'));
    await Promise.all(
      times(60, () =>
        untilItHasATurn(async (tx) => {
          const where = { code: 'counter' };
          const row = await tx.findOneOrFail(LedgerAccount, { where, ...forUpdate(tx) });
          await tx.update(LedgerAccount, where, { balance: fen(Number(row.balance) + 1) });
        }),
      ),
    );
    expect(await balanceOf('counter')).toBe(60);
  });

  it('takes back the writes of a failed transaction, and those alone', async () => {
    const outcomes = await Promise.allSettled(
      times(90, (index) =>
        db.transaction(async (tx) => {
          await insert(tx, `row-${index}`);
          if (index % 3 === 0) throw new Error('changed my mind');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(30);
    expect(await countRows()).toBe(60);
    expect(await db.read.findOneBy(LedgerAccount, { code: 'row-0' })).toBeNull();
    expect(await db.read.findOneBy(LedgerAccount, { code: 'row-1' })).not.toBeNull();
  });

  it('shows to readers what is committed, and nothing before', async () => {
    const [isWritten, isSeen] = [signal(), signal()];
    const writing = db.transaction(async (tx) => {
      await insert(tx, 'row');
      isWritten.give();
      await isSeen.given;
    });
    await isWritten.given;
    expect(await countRows()).toBe(0);
    isSeen.give();
    await writing;
    expect(await countRows()).toBe(1);
  });

  it('goes on after a refused insert that the work caught', async () => {
    await db.transaction(async (tx) => {
      await insert(tx, 'first');
      const error: unknown = await insert(tx, 'first').catch((refused: unknown) => refused);
      expect(isDuplicateKey(error)).toBe(true);
      await insert(tx, 'second');
    });
    expect(await countRows()).toBe(2);
  });

  it('answers BUSY to whoever waits too long for a turn, and works again afterwards', async () => {
    const turns = isMysql ? 20 : 1;
    const holders = times(turns, (index) =>
      db.transaction(async (tx) => {
        await insert(tx, `holder-${index}`);
        await sleep(3_400);
      }),
    );
    await sleep(50);
    await expect(db.transaction((tx) => insert(tx, 'late'))).rejects.toMatchObject({
      code: 'BUSY',
    });
    await Promise.all(holders);
    expect(await countRows()).toBe(turns);
    await db.transaction((tx) => insert(tx, 'later'));
    expect(await countRows()).toBe(turns + 1);
  });

  it('shares the database with another process', async () => {
    await db.transaction((tx) => insert(tx, 'shared'));
    const { child, exit, output } = startIncrementing('shared', 100);
    await once(child.stdout, 'data');
    await Promise.all(times(100, () => db.transaction((tx) => increment(tx, 'shared'))));
    expect([await exit, output()]).toEqual([0, '']);
    expect(await balanceOf('shared')).toBe(200);
  });

  onSqlite('writes ahead, syncs each commit and minds foreign keys', async () => {
    const setting = async (name: string) =>
      Object.values((await db.owner.query<object[]>(`PRAGMA ${name}`))[0]!)[0] as unknown;
    const settings = ['journal_mode', 'synchronous', 'foreign_keys'].map(setting);
    expect(await Promise.all(settings)).toEqual(['wal', 2, 1]);
  });

  onMysql('reads anew what others commit meanwhile, on each of its connections', async () => {
    await db.transaction((tx) => insert(tx, 'moved'));
    const readOnce = Array.from({ length: 19 }, signal);
    const isMoved = signal();
    const read = async (tx: EntityManager) =>
      (await tx.findOneByOrFail(LedgerAccount, { code: 'moved' })).balance;
    const reading = readOnce.map(({ give }) =>
      db.transaction(async (tx) => {
        const before = await read(tx);
        give();
        await isMoved.given;
        return [before, await read(tx)];
      }),
    );
    await Promise.all(readOnce.map(({ given }) => given));
    await db.transaction((tx) => increment(tx, 'moved'));
    isMoved.give();
    expect(await Promise.all(reading)).toEqual(reading.map(() => [0, 1]));
  });

  onMysql('tries again after a deadlock: both of two transactions finish', async () => {
    await db.transaction(async (tx) => {
      await insert(tx, 'left');
      await insert(tx, 'right');
    });
    const hasFirst = { left: signal(), right: signal() };
    let runs = 0;
    const cross = (first: 'left' | 'right', second: 'left' | 'right') =>
      db.transaction(async (tx) => {
        runs++;
        await increment(tx, first);
        hasFirst[first].give();
        await hasFirst[second].given;
        await increment(tx, second);
      });
    await Promise.all([cross('left', 'right'), cross('right', 'left')]);
    expect(runs).toBeGreaterThan(2);
    expect([await balanceOf('left'), await balanceOf('right')]).toEqual([2, 2]);
  });
});

describe('The write gate refuses', () => {
  it('a transaction inside a transaction', async () => {
    await expect(
      db.transaction(() => db.transaction(async (tx) => insert(tx, 'inner'))),
    ).rejects.toThrow('begun inside a transaction');
    expect(await countRows()).toBe(0);
  });

  it('a read past the manager inside a transaction', async () => {
    await expect(db.transaction(async () => countRows())).rejects.toThrow(
      "Use the transaction's manager",
    );
  });

  onSqlite('a write through the connection of the readers', async () => {
    await expect(insert(db.read, 'smuggled')).rejects.toThrow(/readonly/);
    expect(await countRows()).toBe(0);
  });
});

it('Without its guard, as in production, the write gate has Node follow no promises', async () => {
  const run = jest.spyOn(AsyncLocalStorage.prototype, 'run');
  await db.transaction((tx) => insert(tx, 'guarded'));
  expect(run).toHaveBeenCalledTimes(1);
  const parts = { entities: [LedgerAccount], migrations: [] };
  const unguarded = await openDatabase(locateDatabase(urlOf(db)), parts, { isGuarded: false });
  await unguarded.transaction((tx) => insert(tx, 'unguarded'));
  await unguarded.close();
  expect(run).toHaveBeenCalledTimes(1);
});

/** Another process, as the operator's, that adds to a row of the same database. */
function startIncrementing(code: string, count: number) {
  const script = `
    require('reflect-metadata');
    const { openDatabase } = require('./server/platform/db/open-database');
    const { locateDatabase } = require('./server/platform/config');
    const { LedgerAccount } = require('./server/modules/funds/ledger-account.entity');
    const parts = { entities: [LedgerAccount], migrations: [] };
    void openDatabase(locateDatabase(${JSON.stringify(urlOf(db))}), parts).then(async (db) => {
      console.log('ready');
      for (let done = 0; done < ${count}; done++)
        await db.transaction((tx) =>
          tx.update(LedgerAccount, { code: ${JSON.stringify(code)} }, { balance: () => 'balance + 1' }),
        );
      await db.close();
    });`;
  const child = spawn(process.execPath, ['-r', './server/testing/transpile.cjs', '-e', script], {
    cwd: resolve(__dirname, '../../..'),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = once(child, 'exit').then(([exitCode]) => exitCode as number);
  return { child, exit, output: () => errors };
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((done) => (give = done));
  return { given, give };
}
