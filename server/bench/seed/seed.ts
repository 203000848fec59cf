// Fills the configured database: `seed.ts --shoppers=100000 --orders=10 --items=2`; `--first=500` leaves out
// the shoppers who are there already. Printed on stdout is one line of JSON: how many rows, and in how many
// seconds.
import 'reflect-metadata';
import { entities } from '../../app/services';
import { migrations } from '../../migrations';
import { hashPassword } from '../../modules/accounts/passwords/password';
import { readConfig } from '../../platform/config';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { insertShoppers } from './insert-shoppers';
import { shopperRows, type Plan } from './shopper-rows';

/** Every seeded shopper's. */
const PASSWORD = 'secret123';
const AT_ONCE = 500;
/** Of the connection alone; what the rows refer to is among them. */
const UNCHECKED = 'SET foreign_key_checks = 0, unique_checks = 0';

async function main(): Promise<void> {
  const db = await openDatabase(readConfig(process.env).database, { entities, migrations });
  await migrate({ db, log: openLog('warn') });
  const plan: Plan = {
    ...{ orders: option('orders'), items: option('items') },
    ...{ passwordHash: await hashPassword({}, PASSWORD, 'seed'), now: new Date() },
  };
  const first = option('first');
  const shoppers = option('shoppers');
  const startedAt = performance.now();
  let rows = 0;
  for (let from = first; from < shoppers; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, shoppers - from);
    const part = Array.from({ length }, (_, at) => shopperRows(from + at, plan));
    rows += await db.transaction(async (tx) => {
      if (db.engine === 'mysql') await tx.query(UNCHECKED);
      return insertShoppers(tx, part);
    });
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
