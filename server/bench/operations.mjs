// Measures the server's cost of the hot operations: CPU by its own accounting, statements, rows read, times. `npm
// run bench -- --operation=R3,R4 --seconds=5 --database=mysql`; with `--beside=../before`, a checkout that is
// built, it is compared with the server there. `--serve` leaves our server up with its data instead. `npm run bench
// -- seed` does either with 100,000 shoppers and 1,000,000 orders on MariaDB, and verifies their ledger;
// `--scale=0.01` takes a hundredth of them. `npm run bench -- load` runs 200 shoppers at once for a minute; `npm
// run bench -- scale` compares rows and times of pages among few orders and among a million.
import { startBuiltServer } from '../launch/lib/built-server.mjs';
import { stop, stopOnSignals } from '../launch/lib/children.mjs';
import { prepare } from '../launch/lib/ready.mjs';
import { crowd } from './lib/crowd.mjs';
import { copyOf, seed, signInOf } from './lib/bench-data.mjs';
import { brokenInvariants, withDatabase } from './lib/databases.mjs';
import { Connection } from './lib/load.mjs';
import { measureOperation, newFigures } from './lib/measure-operation.mjs';
import { startMeasured } from './lib/measured-server.mjs';
import { findOrderInStock, operations } from './lib/operations.mjs';
import { option } from './lib/outcome.mjs';
import { openRowCounter } from './lib/rows-read.mjs';
import { compareScales } from './lib/scale.mjs';
import { printHeading, printOperation } from './lib/table.mjs';

/** The budget of one account per second is bounded; so many share the work. */
const ACTIVE = 512;
/** No two runs of one program are compiled and laid out in memory alike: the median of several is reported. */
const LAUNCHES = 3;
const isCrowd = process.argv.includes('load');
const isCompared = process.argv.includes('scale');
const isBig = process.argv.includes('seed') || isCompared;
const data = isBig
  ? { shoppers: Math.max(ACTIVE, 100_000 * Number(option('scale', 1))), orders: 10, items: 2 }
  : { shoppers: ACTIVE, orders: 20, items: 3 };
const seconds = Number(option('seconds', isCrowd ? 60 : 6));
const wanted = option('operation')?.split(',');
const chosen = operations.filter(({ id }) => wanted?.includes(id) ?? true);
const beside = option('beside');
const isServing = process.argv.includes('--serve');
const databases = isBig || isServing ? ['mysql'] : ['mysql', 'sqlite'];

if (await prepare(['server'])) {
  // The serving process is asked to end; the measured one may be killed anywhere.
  if (!isServing) stopOnSignals();
  for (const database of option('database') ? [option('database')] : databases)
    await withDatabase(database, async (home) => {
      if (isCompared) return compare(home);
      const seeded = await seed(home, data);
      if (isBig) await verify(home, seeded);
      if (isCrowd) await withstand(database, home);
      else await (isServing ? serve(home) : measure(database, home));
    });
}

async function compare(home) {
  if (!(await compareScales(home, data.shoppers))) process.exitCode = 1;
}

/** Prints how long the seed took, and whether all invariants hold of what it made. */
async function verify(home, { shoppers, rows, seconds: taken }) {
  process.stdout.write(`${shoppers} shoppers, ${rows} rows in ${taken.toFixed(0)} s\n`);
  const startedAt = performance.now();
  const faults = await brokenInvariants(home);
  const verified = ((performance.now() - startedAt) / 1_000).toFixed(0);
  process.stdout.write(`ledger verify: ${faults.join(' ') || 'whole'}, in ${verified} s\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Prints the sign-in data, and serves until it is asked to end. */
async function serve(home) {
  const { server, url } = await startBuiltServer({ ...home, port: option('port') });
  const { token, email, password } = signInOf(0);
  process.stdout.write(
    `${url}: ${data.shoppers} shoppers with ${data.orders} orders each\n` +
      `  sign in as ${email} with ${password}, or send Authorization: ${token}\n`,
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(server));
  await ended;
}

/** Fails if a shopper was refused or waited much longer than others, or the server did not recover. */
async function withstand(database, home) {
  const server = await startMeasured(home);
  process.stdout.write(`\n${database}: 200 shoppers for ${seconds} s\n`);
  try {
    const shoppers = await findShoppers(server.url);
    if (!(await crowd(server, { shoppers, seconds }))) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Measures all operations repeatedly, each time with freshly started servers. */
async function measure(database, home) {
  const starts = [() => startMeasured(home)];
  if (beside) {
    const copy = await copyOf(home);
    starts.push(() => startMeasured(copy, beside));
  }
  const found = new Map(chosen.map((operation) => [operation, starts.map(newFigures)]));
  const rows = await openRowCounter(home);
  let shoppers;
  for (let launch = 0; launch < LAUNCHES; launch++) {
    const servers = [];
    for (const start of starts) servers.push(await start());
    try {
      // Once: who has bought much has their orders in stock further back.
      shoppers ??= await findShoppers(servers[0].url);
      await Promise.all(servers.map((server) => server.rest()));
      for (const [operation, figures] of found) {
        const given = { rows, seconds: seconds / LAUNCHES };
        const own = { ...given, shoppers: sharesOf(shoppers, operation) };
        await measureOperation(servers, operation, figures, own);
      }
    } finally {
      for (const server of servers) await server.stop();
    }
  }
  await rows.close();
  printHeading(database);
  for (const [operation, figures] of found) printOperation(operation, figures);
}

async function findShoppers(url) {
  const connection = new Connection(url, 0);
  const shoppers = [];
  for (let index = 0; index < ACTIVE; index++) {
    const { token } = signInOf(index);
    shoppers.push({ token, orderId: await findOrderInStock(connection.as({ token })) });
  }
  connection.close();
  return shoppers;
}

/** A buyer's cart is restored, and a cart that is read does not grow. */
function sharesOf(shoppers, { id }) {
  const half = shoppers.length / 2;
  if (id === 'W1') return shoppers.slice(0, half / 2);
  if (id === 'W2') return shoppers.slice(half / 2, half);
  return shoppers.slice(half);
}
