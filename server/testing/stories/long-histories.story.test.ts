import type { QueryRunner } from 'typeorm';
import { buildTemplate } from '../../bench/seed/build-template';
import { tokenOf } from '../../bench/seed/copy-shopper';
import { insertShoppers } from '../../bench/seed/insert-shoppers';
import { FillFundTotals } from '../../migrations/1763902100-fund-totals';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { listenToStatements } from '../../platform/db/statement-log';
import { startTestApp, type TestApp } from '../test-app';

const FEW = 200;
const MANY = 2_000;
/** A shopper of ten times as many orders may cost so much more. */
const MOST = 1.5;

let app: TestApp;
let runner: QueryRunner;
beforeAll(async () => {
  app = await startTestApp();
  const template = await buildTemplate(2);
  const insert = (first: number, orders: number) =>
    insertShoppers(app.services.db, template, { first, count: 1, orders });
  await insert(0, FEW);
  await insert(1, MANY);
  runner = app.services.db.owner.createQueryRunner();
  if (isCounted) await analyze();
  await app.guest.run('{ site { id } }');
}, 60_000);
afterAll(async () => {
  await runner.release();
  await app.stop();
});

/** SQLite does not tell how many rows it read; the plans of its statements are those of `shoppers-lists`. */
const isCounted = process.env['TEST_DATABASE'] === 'mysql';

/** Without statistics a planner guesses. */
async function analyze(): Promise<void> {
  const tables = runner.connection.entityMetadatas.map(({ tableName }) => tableName);
  await runner.query(`ANALYZE TABLE ${tables.join(', ')}`);
}

/** Returns how many rows the database reads for a query of a shopper, by doing its statements once more. */
async function rowsOf(shopper: number, query: string): Promise<number> {
  const asked: { sql: string; values: readonly unknown[] }[] = [];
  const stop = listenToStatements((sql, values) => asked.push({ sql, values }));
  await app.guest.withToken(tokenOf(shopper)).run(`{ ${query} }`).finally(stop);
  const before = await rowsRead();
  for (const { sql, values } of asked)
    if (/^\s*(SELECT|WITH)/.test(sql)) await runner.query(sql, [...values]);
  return (await rowsRead()) - before;
}

/** Rows that this connection has read. */
async function rowsRead(): Promise<number> {
  const counters = (await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'")) as {
    Value: string;
  }[];
  return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
}

const lists = [
  'fundDays { day } fundSpending { kind amount } fundMonths { month } fundRecords(first: 20) { edges { node { id } } }',
  'fundStatement { recordCount }',
  'viewer { unreadThreadCount } notificationThreadCounts { targetKind count unreadCount }',
  'notificationThreads(first: 10) { edges { node { id count unreadCount } } }',
  'notificationThreads(first: 10, filter: { isRead: false }) { edges { node { id unreadCount } } }',
  'notificationThreads(first: 10, filter: { isRead: true }) { edges { node { id unreadCount } } }',
  'storedItems { id name }',
];

(isCounted ? describe : describe.skip)('A history ten times as long', () => {
  it.each(lists)('costs no more rows: %s', async (query) => {
    const [few, many] = [await rowsOf(0, query), await rowsOf(1, query)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(MOST * few);
  });
});

describe('The totals beside entries from before them', () => {
  it('are those that bookings would have kept', async () => {
    const entries = () =>
      app.services.db.read.find(JournalEntry, { order: { fundCode: 'ASC', chainPosition: 'ASC' } });
    const kept = await entries();
    expect(new Set(kept.map(({ totalGoods }) => totalGoods)).size).toBeGreaterThan(MANY / 2);
    const reset = { totalRecords: 0, totalIncoming: 0, totalOutgoing: 0, totalGoods: 0 };
    await app.services.db.transaction((tx) =>
      tx
        .createQueryBuilder()
        .update(JournalEntry)
        .set(reset as object)
        .execute(),
    );
    await new FillFundTotals().up(runner);
    expect(await entries()).toEqual(kept);
  });
});
