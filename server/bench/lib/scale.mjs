import { setTimeout as sleep } from 'node:timers/promises';
import { runNode } from '../../launch/lib/children.mjs';
import { seed, signInOf } from './bench-data.mjs';
import { Connection } from './load.mjs';
import { median } from './measure-operation.mjs';
import { startMeasured } from './measured-server.mjs';
import { findOrderInStock } from './operations.mjs';
import { documentOf } from './page-documents.mjs';
import { analyzeTables, openRowCounter } from './rows-read.mjs';

/** Runs by the median of which rows are told, each of another shopper. */
const COUNTED = 7;
/** Runs by the median of which times are told; both shoppers take turns. */
const TIMED = 30;
const small = { shoppers: 100, orders: 10, items: 2 };

/** What must hold, whatever the machine: rows among a million orders, and time with 10,000 of one's own. */
const MOST_ROWS = 1.2;
const MOST_TIME = 1.5;

/** What shoppers open, as the client asks for it. */
const pages = [
  { name: 'orders', document: documentOf('OrdersPage'), variables: { page: 1 } },
  { name: 'one order', document: documentOf('OrderDetailPage') },
  { name: 'warehouse', document: documentOf('StorePage') },
  { name: 'fund', document: documentOf('FundPage') },
  { name: 'messages', document: documentOf('MessagesPage') },
].map(({ name, document, variables }) => ({
  name,
  open: ({ ask, orderId }) => ask(document, { id: orderId, ...variables }),
}));

/**
 * How many rows pages and the operator's list read among 1,000 orders and among ten of each of so many
 * shoppers, and how long pages take a shopper with 10,000 orders and one with 100. Returns whether what
 * must hold does.
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
  print('ms with 10,000 orders and with 100 of one’s own');
  const times = await timesOf(home, [shoppers - 1, shoppers - 2]);
  const timesHold = times.map(({ name, taken: [much, little] }) =>
    tell(name, much, little, MOST_TIME),
  );
  return [...rowsHold, ...timesHold].every(Boolean);
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

/** Milliseconds that a page takes, once its shopper has the budget for it. */
async function timeOf(open) {
  const startedAt = performance.now();
  try {
    await open();
    return performance.now() - startedAt;
  } catch (error) {
    if (!error.seconds) throw error;
    await sleep(error.seconds * 1_000);
    return timeOf(open);
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

/** Prints two figures and what they come to; returns whether that is within the limit. */
function tell(name, figure, base, most) {
  const ratio = figure / base;
  const isTooMuch = ratio > most;
  const said = [base, figure].map((one) => one.toFixed(one < 100 ? 1 : 0)).join(' → ');
  print(
    `  ${name.padEnd(16)} ${said.padEnd(20)} × ${ratio.toFixed(2)}${isTooMuch ? '  too much' : ''}`,
  );
  return !isTooMuch;
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
