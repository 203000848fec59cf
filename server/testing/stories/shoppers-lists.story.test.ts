import type { EntityManager } from 'typeorm';
import { buildTemplate } from '../../bench/seed/build-template';
import { tokenOf } from '../../bench/seed/copy-shopper';
import { insertShoppers } from '../../bench/seed/insert-shoppers';
import { checkInvariants } from '../../app/checking/check-invariants';
import { DAY_MS } from '../../kernel/clock';
import { listOrderWork } from '../../modules/orders/public';
import { listPackageWork } from '../../modules/packages/public';
import { readBuyingQueue } from '../../modules/purchasing/public';
import { remindStorage } from '../../modules/warehouse/storage/remind-storage';
import { listenToStatements } from '../../platform/db/statement-log';
import { startTestApp, type TestApp } from '../test-app';

const SHOPPERS = 40;
const ORDERS = 30;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const wanted = { first: 0, count: SHOPPERS, orders: ORDERS };
  await insertShoppers(app.services.db, await buildTemplate(2), wanted);
  await analyze(app.services.db.owner.manager);
  // The configuration is read once and cached.
  await app.guest.run('{ site { id } }');
}, 60_000);
afterAll(() => app.stop());

/** Without statistics a planner guesses. */
async function analyze(em: EntityManager): Promise<void> {
  if (app.services.db.engine === 'sqlite') return void (await em.query('ANALYZE'));
  const tables = em.connection.entityMetadatas.map(({ tableName }) => tableName);
  await em.query(`ANALYZE TABLE ${tables.join(', ')}`);
}

/** Returns the database's query plan for the statements of some work, in its own words. */
async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; values: readonly unknown[] }[] = [];
  const stop = listenToStatements((sql, values) => asked.push({ sql, values }));
  await work().finally(stop);
  const steps: string[] = [];
  const reading = asked.filter(({ sql }) => /^\s*(SELECT|UPDATE)/.test(sql));
  for (const { sql, values } of reading) steps.push(...(await explain(sql, values)));
  return steps;
}

const askFor = (query: string) => () => app.guest.withToken(tokenOf(7)).run(`{ ${query} }`);

async function explain(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { engine, owner } = app.services.db;
  const explained = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const rows = await owner.query<Record<string, unknown>[]>(`${explained} ${sql}`, [...values]);
  return rows.map((row) =>
    engine === 'sqlite'
      ? String(row['detail'])
      : ['table', 'type', 'key', 'Extra'].map((name) => String(row[name])).join(' '),
  );
}

/** A table read from end to end, or an index; what a statement made itself has neither. */
const isScan = (step: string) =>
  /^SCAN (?!CONSTANT ROW|.*subquery)|^(?!<)\S+ (ALL|index) /.test(step);
/** All that was found is put in order afterwards, not just what is alike in what an index orders. */
const isSorted = (step: string) => /TEMP B-TREE FOR ORDER BY|Using filesort/.test(step);

const byTime = [
  'orders(pageSize: 10) { total items { id } }',
  'orders(pageSize: 10, page: 2) { items { id } }',
  'orders(filter: { status: IN_STOCK }, pageSize: 5) { items { id } }',
  'orders(filter: { from: "2020-01-01T00:00:00Z" }, pageSize: 5) { items { id } }',
  'packages(pageSize: 10) { total items { id } }',
  'notifications(first: 10) { totalCount edges { node { id } } }',
  'notificationThreads(first: 10) { totalCount edges { node { id unreadCount } } }',
  'fundRecords(first: 10) { totalCount edges { node { id } } }',
];
const others = [
  'viewer { id cartCount fund { balance } }',
  'orders(pageSize: 10) { items { items { id storedItem { id } } timeline { id } availableActions } }',
  'cart { items { id } }',
  'storedItems { id name }',
  'addresses { id }',
  'orders(sort: { field: AMOUNT }) { items { id } }',
  'orders(filter: { search: "tea" }) { items { id } }',
  'packages(filter: { search: "tea" }) { items { id } }',
  // Found by what is unread, however much was read; so few are put in order afterwards.
  'notificationThreads(filter: { isRead: false, targetKind: ORDER }) { edges { node { id } } }',
  'notificationThreadCounts { targetKind count unreadCount }',
  'fundMonths { month }',
  'fundDays { day }',
  'fundSpending { kind amount }',
];

describe('Of forty shoppers with thirty orders each', () => {
  it('every invariant holds, so that what is made at once is like what was bought', async () => {
    const results = await checkInvariants(app.services);
    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it.each([...byTime, ...others])('one reads by indexes alone: %s', async (query) => {
    const steps = await stepsOf(askFor(query));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(isScan)).toEqual([]);
  });

  it.each(byTime)('an index puts them in order: %s', async (query) => {
    const steps = await stepsOf(askFor(query));
    expect(steps.filter(isSorted)).toEqual([]);
  });

  it.each([
    ['fundSpending { kind amount }', 'ix_journal_entries_fund_code_created_at'],
    ['viewer { unreadThreadCount }', 'ix_messages_user_id_read_at_target_id'],
    ['notificationThreadCounts { count }', 'ix_messages_user_id_kind_read_at_target_id'],
  ])('a long history costs little: %s', async (query, index) => {
    const steps = await stepsOf(askFor(query));
    expect(steps.filter((step) => step.includes(index))).not.toEqual([]);
  });

  it('what waits for the operator is found by indexes alone, in order', async () => {
    const steps = [
      ...(await stepsOf(() => listOrderWork(app.services))),
      ...(await stepsOf(() => listPackageWork(app.services))),
    ];
    expect(steps.filter((step) => isScan(step) || isSorted(step))).toEqual([]);
  });

  it('the buying queue is found by indexes alone', async () => {
    const page = { first: 20, after: null };
    const steps = await stepsOf(() => readBuyingQueue(app.services, page));
    expect(steps.length).toBeGreaterThan(0);
    // Of these orders a fifth is paid, so that a planner may read them all; of real ones, few are.
    const others = steps.filter((step) => !/^SCAN (waiting|latest)$|^o ALL /.test(step));
    expect(others.filter(isScan)).toEqual([]);
  });

  it('the reminders of storage look at what is due alone', async () => {
    app.clock.advance(21 * DAY_MS);
    await app.guest.run('{ site { id } }');
    const steps = await stepsOf(() => remindStorage(app.services));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(isScan)).toEqual([]);
  });
});
