import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from '../../launch/lib/children.mjs';
import { seed, signInOf } from './bench-data.mjs';
import { Connection } from './load.mjs';
import { median } from './measure-operation.mjs';
import { startMeasured } from './measured-server.mjs';
import { findOrderInStock } from './operations.mjs';
import { documentOf } from './page-documents.mjs';
import { analyzeTables, openRowCounter } from './rows-read.mjs';

/** Number of runs, each of another shopper; the median of their rows is reported. */
const COUNTED = 7;
/** Number of runs; the median of their times is reported, and both shoppers alternate. */
const TIMED = 11;
const small = { shoppers: 100, orders: 10, items: 2 };

/** Limits for any machine: rows among a million orders, rows and time with 10,000 of one's own. */
const MOST_ROWS = 1.2;
const MOST_OWN = 1.5;

/** The pages that shoppers open and the lists on them, with the client's own queries. */
const pages = [
  { name: 'orders', operation: 'OrdersPage', variables: { page: 1 } },
  { name: 'orders in stock', operation: 'OrdersPage', variables: { page: 1, status: 'IN_STOCK' } },
  { name: 'who acts next', operation: 'OrdersPage', variables: { page: 1, nextActor: 'SHOPPER' } },
  { name: 'search in orders', operation: 'OrdersPage', variables: { page: 1, search: 'tea' } },
  { name: 'search, not found', operation: 'OrdersPage', variables: { page: 1, search: 'zebra' } },
  { name: 'one order', operation: 'OrderDetailPage' },
  { name: 'packages', operation: 'PackagesPage', variables: { page: 1 } },
  { name: 'search in packages', operation: 'PackagesPage', variables: { page: 1, search: 'tea' } },
  { name: 'warehouse', operation: 'StorePage' },
  { name: 'fund', operation: 'FundPage' },
  { name: 'refunds in the fund', operation: 'FundPage', variables: { group: 'REFUNDS' } },
  { name: 'statement', operation: 'FundStatementSum', variables: { from: '2020-01-01T00:00:00Z' } },
  { name: 'messages', operation: 'MessagesPage' },
  { name: 'unread messages', operation: 'MessagesPage', variables: { isRead: false } },
  { name: 'messages of orders', operation: 'MessagesPage', variables: { targetKind: 'ORDER' } },
].map(({ name, operation, variables }) => {
  const document = documentOf(operation);
  const ask = (shopper) => shopper.ask(document, { id: shopper.orderId, ...variables });
  return { name, open: (shopper) => patiently(() => ask(shopper)) };
});

/**
 * Measures how many rows pages and the operator's list read among 1,000 orders and among ten of each of so many
 * shoppers; then how many, and how long, pages take a shopper with 10,000 orders and one with 100. Returns whether
 * all limits hold.
 */
export async function compareScales(home, shoppers) {
  await seed(home, small);
  const among = { few: await rowsOf(home) };
  const { rows, seconds } = await seed(home, { ...small, first: small.shoppers, shoppers });
  print(`${rows} more rows in ${seconds.toFixed(0)} s`);
  for (const orders of [100, 10_000])
    await seed(home, { ...small, orders, first: shoppers, shoppers: ++shoppers });
  among.many = await rowsOf(home);
  print(`rows read among ${small.shoppers * small.orders} and ${shoppers * small.orders} orders`);
  const rowsHold = Object.entries(among.many).map(([name, many]) =>
    tell(name, many, among.few[name], MOST_ROWS),
  );
  const own = [shoppers - 1, shoppers - 2];
  print('rows read with 100 and with 10,000 orders of one’s own');
  const told = ({ name, taken: [much, little] }) => tell(name, much, little, MOST_OWN);
  const ownHold = (await rowsOfOwn(home, own)).map(told);
  print('ms with 100 and with 10,000 orders of one’s own');
  const timesHold = (await timesOf(home, own)).map(told);
  return [...rowsHold, ...ownHold, ...timesHold].every(Boolean);
}

async function rowsOf(home) {
  await analyzeTables(home);
  const rows = await openRowCounter(home);
  const found = {};
  const count = async (name, run) => {
    const read = [];
    for (let turn = 0; turn < COUNTED; turn++) {
      const before = await rows.read();
      await run(turn);
      read.push((await rows.read()) - before);
    }
    found[name] = median(read);
  };
  await withShoppers(home, [...Array(COUNTED).keys()], async (shoppers) => {
    await rows.rest();
    for (const { name, open } of pages) await count(name, (turn) => open(shoppers[turn]));
  });
  await count("operator's list", () => openOperatorsList(home));
  await rows.close();
  return found;
}

async function rowsOfOwn(home, indexes) {
  const rows = await openRowCounter(home);
  const found = [];
  await withShoppers(home, indexes, async (shoppers) => {
    await rows.rest();
    for (const { name, open } of pages) {
      const taken = shoppers.map(() => []);
      for (let turn = 0; turn < COUNTED; turn++)
        for (const [at, shopper] of shoppers.entries()) {
          const before = await rows.read();
          await open(shopper);
          taken[at].push((await rows.read()) - before);
        }
      found.push({ name, taken: taken.map(median) });
    }
  });
  await rows.close();
  return found;
}

async function timesOf(home, indexes) {
  const times = [];
  await withShoppers(home, indexes, async (shoppers) => {
    for (const { name, open } of pages) {
      const taken = shoppers.map(() => []);
      for (let turn = 0; turn < TIMED; turn++)
        for (const [at, shopper] of shoppers.entries())
          taken[at].push(await timeOf(() => open(shopper)));
      times.push({ name, taken: taken.map(median) });
    }
  });
  return times;
}

/** Milliseconds that a page takes, without the wait for the budget of its shopper. */
async function timeOf(open) {
  const startedAt = performance.now();
  const waited = await open();
  return performance.now() - startedAt - waited;
}

/** Asks again once the shopper has the budget for it; returns the milliseconds until then. */
async function patiently(ask, since = performance.now()) {
  const startedAt = performance.now();
  try {
    await ask();
    return startedAt - since;
  } catch (error) {
    if (!error.seconds) throw error;
    await sleep(error.seconds * 1_000);
    return patiently(ask, since);
  }
}

/** Runs `work` with shoppers of a server for them alone; each has opened every page once before. */
async function withShoppers(home, indexes, work) {
  const server = await startMeasured(home);
  const connection = new Connection(server.url, 0);
  try {
    const shoppers = [];
    for (const index of indexes) {
      const { token } = signInOf(index);
      const orderId = await findOrderInStock(connection.as({ token }));
      const shopper = connection.as({ token, orderId });
      for (const { open } of pages) await open(shopper);
      shoppers.push(shopper);
    }
    await work(shoppers);
  } finally {
    connection.close();
    await server.stop();
  }
}

async function openOperatorsList({ varDir, env }) {
  const { code, output } = await runNode(['dist/server/operator/main.js', 'work', '--json'], {
    env: { ...process.env, VAR_DIR: varDir, DEMO: 'off', ...env },
  });
  if (code !== 0) throw new Error(`work ended with ${code}: ${output}`);
}

/** Prints two figures and their ratio; returns whether that is within the limit. */
function tell(name, figure, base, most) {
  const ratio = figure / base;
  const isTooMuch = ratio > most;
  const said = [base, figure].map((one) => one.toFixed(one < 100 ? 1 : 0)).join(' → ');
  print(
    `  ${name.padEnd(20)} ${said.padEnd(20)} × ${ratio.toFixed(2)}${isTooMuch ? '  too much' : ''}`,
  );
  return !isTooMuch;
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
