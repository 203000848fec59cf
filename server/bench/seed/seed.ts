// Fills the configured database: `seed.ts --shoppers=100000 --orders=10 --items=2`; `--first=500` leaves out
// the shoppers who are there already. Printed on stdout is one line of JSON: how many rows, and in how many
// seconds.
import 'reflect-metadata';
import { entities } from '../../app/modules';
import { migrations } from '../../migrations';
import { readConfig } from '../../platform/config';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { buildTemplate } from './build-template';
import { insertShoppers } from './insert-shoppers';

/** So many orders are written by one transaction. */
const ORDERS_AT_ONCE = 5_000;

async function main(): Promise<void> {
  const template = await buildTemplate(option('items'));
  const db = await openDatabase(readConfig(process.env).database, { entities, migrations });
  await migrate({ db, log: openLog('warn') });
  const [orders, shoppers] = [option('orders'), option('shoppers')];
  const atOnce = Math.ceil(ORDERS_AT_ONCE / orders);
  const startedAt = performance.now();
  let rows = 0;
  for (let first = option('first'); first < shoppers; first += atOnce) {
    const count = Math.min(atOnce, shoppers - first);
    rows += await insertShoppers(db, template, { first, count, orders });
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  process.stdout.write(`${JSON.stringify({ shoppers, rows, seconds })}\n`);
  await db.close();
}

function option(name: string): number {
  const given = process.argv.find((one) => one.startsWith(`--${name}=`));
  if (!given) throw new Error(`--${name}= is missing`);
  return Number(given.slice(name.length + 3));
}

void main();
