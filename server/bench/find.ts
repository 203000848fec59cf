import { findThings } from '../staff/find/find-things';
import { buildOrder } from '../testing/builders/order';
import { buildPackage } from '../testing/builders/package';
import { startTestApp, type TestApp } from '../testing/test-app';

/** Runs of each search; the slowest is reported. */
const RUNS = 15;
/** Milliseconds that one search may take among a million orders (A34). */
const MOST_MS = 300;
const DIGITS = '0123456789'
  .split('')
  .map((digit) => `SELECT ${digit} AS n`)
  .join(' UNION ALL ');
const MILLION = 1_000_000;

/**
 * `npm run bench:find`: milliseconds that Find takes for each kind of key among a thousand orders and among a million,
 * with a package for every fifth. Fails beyond the limit. `TEST_DATABASE=mysql` measures MySQL.
 */
async function measureFind(): Promise<void> {
  const app = await startTestApp();
  const anna = await app.newShopper('anna@example.com');
  const order = await buildOrder(app, anna, { status: 'PAID' });
  const parcel = await buildPackage(app, anna, 'PENDING_RECEIPT');
  const texts = {
    'order number': order.number,
    'package number': parcel.number,
    'tracking number': `JD0146${parcel.number}`,
    'payment number': 'PY20200101-00000001',
    'fund record number': 'FR20200101-00000001',
    'unknown code': 'LP00012345CN',
    'email address': 's500@example.com',
    'beginning of a name': 'anna l',
    'unknown name': 'zebulon',
  };
  await multiply(app, 1_000);
  const few = await timesOf(app, texts);
  await multiply(app, MILLION);
  const many = await timesOf(app, texts);
  process.stdout.write('ms among 1,000 and 1,000,000 orders\n');
  for (const [name, ms] of Object.entries(many))
    process.stdout.write(
      `${name.padEnd(22)} ${few[name]?.toFixed(1).padStart(7)} ${ms.toFixed(1).padStart(7)}\n`,
    );
  if (Object.values(many).some((ms) => ms > MOST_MS)) process.exitCode = 1;
  await app.stop();
}

async function timesOf({ services }: TestApp, texts: Readonly<Record<string, string>>) {
  const slowest: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = performance.now();
      await findThings(services, text);
      taken.push(performance.now() - startedAt);
    }
    slowest[name] = Math.max(...taken);
  }
  return slowest;
}

/** Copies the built shopper, order and package until there are so many orders. */
async function multiply(app: TestApp, orders: number): Promise<void> {
  const isMysql = app.services.db.engine === 'mysql';
  const padded = (width: number, key = 'k') =>
    isMysql ? `LPAD(${key}, ${width}, '0')` : `printf('%0${width}d', ${key})`;
  const owner = { user_id: padded(26, 'k - k % 10') };
  // Every tenth copies a shopper, who owns the ten from there.
  const from = orders === MILLION ? 1_000 : 10;
  const keys = `(SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n + 100000 * f.n AS k
    FROM ${'abcdef'
      .split('')
      .map((name) => `(${DIGITS}) ${name}`)
      .join(', ')}) seq`;
  const copy = async (table: string, changes: Readonly<Record<string, string>>, every: number) => {
    const { columns } = app.services.db.owner.entityMetadatas.find(
      (one) => one.tableName === table,
    )!;
    const names = columns.map(({ databaseName }) => databaseName);
    const values = names.map((name) => changes[name] ?? `${table}.${name}`);
    const quote = (name: string) => (isMysql ? `\`${name}\`` : `"${name}"`);
    await app.services.db.owner.query(
      `INSERT INTO ${table} (${names.map(quote).join(', ')}) SELECT ${values.join(', ')}
         FROM (SELECT * FROM ${table} LIMIT 1) ${table}, ${keys}
        WHERE k >= ${from} AND k < ${orders} AND k % ${every} = 0`,
    );
  };
  const named = (prefix: string) => `CONCAT('${prefix}', ${padded(8)})`;
  await copy(
    'users',
    { id: padded(26), email: `CONCAT('s', k, '@example.com')`, nickname: `CONCAT('Shopper ', k)` },
    10,
  );
  await copy(
    'orders',
    {
      ...owner,
      id: padded(26),
      number: named('OR20200101-'),
      contact_name: `CONCAT('Contact ', k)`,
    },
    1,
  );
  await copy('packing_plans', { ...owner, id: padded(26), number: named('PP20200101-') }, 5);
  await copy(
    'packages',
    {
      ...{ ...owner, id: padded(26), number: named('PK20200101-'), packing_plan_id: padded(26) },
      ...{ tracking_number: named('TN'), tracking_claim: named('TN') },
    },
    5,
  );
  await app.services.db.owner.query(isMysql ? 'ANALYZE TABLE orders, users, packages' : 'ANALYZE');
}

void measureFind();
