import type { MigrationInterface } from 'typeorm';
import { migrations } from '../../migrations';
import { locateDatabase } from '../../platform/config';
import { withLease } from '../../platform/db/lease';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { Address } from '../../modules/addresses/address.entity';
import { Order } from '../../modules/orders/order.entity';
import { openEmptyDatabase, prepareStart } from '../first-start';
import { findSchemaDrift } from '../schema-drift';
import { urlOf, type TestDatabase } from '../test-database';

let test: TestDatabase;
const log = openLog('silent');

/** An embedded database has one server: `server-lock.test.ts`. */
const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? describe : describe.skip;
onMysql('Processes that share a database', () => {
  beforeAll(async () => {
    test = await openEmptyDatabase();
  });
  beforeEach(() => test.db.owner.dropDatabase());
  afterAll(async () => {
    await test.db.close();
    await test.drop();
  });

  it('all come up when they start at once on an empty one, and lay the demo once', async () => {
    const starts = [1, 2, 3].map(() => prepareStart('start', test));
    await Promise.all(starts.map(({ ready }) => ready));
    starts.forEach(({ go }) => go());
    const ends = await Promise.all(starts.map(({ end }) => end));
    expect(ends).toEqual(starts.map(() => [0, '']));
    expect(await findSchemaDrift(test.db.owner)).toEqual([]);
    const history = await test.db.owner.query<{ name: string }[]>('SELECT name FROM migrations');
    expect(history).toHaveLength(migrations.length);
    expect(await test.db.read.countBy(Order, {})).toBe(12);
    expect(await test.db.read.countBy(Address, {})).toBe(2);
  }, 120_000);

  it('do work that is leased one after the other', async () => {
    const events: string[] = [];
    const work = (name: string) => () =>
      withLease({ db: test.db, log }, 'work', async () => {
        events.push(`${name} begins`);
        await test.db.owner.query('SELECT SLEEP(0.01)');
        events.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => work(name)()));
    for (let at = 0; at < events.length; at += 2)
      expect(events[at + 1]).toBe(events[at]?.replace('begins', 'ends'));
    expect(events).toHaveLength(8);
  });

  it('take over from a dead one when its lease has expired, and say that they wait', async () => {
    await withLease({ db: test.db, log }, 'work', () => Promise.resolve());
    await test.db.owner.query(
      `UPDATE leases SET owner = 'dead', expires_at = UTC_TIMESTAMP(3) + INTERVAL 500000 MICROSECOND`,
    );
    const lines: string[] = [];
    const heard = openLog('warn', { write: (line) => void lines.push(line) });
    const owner = await withLease({ db: test.db, log: heard }, 'work', holderOf);
    expect(owner).not.toBe('dead');
    expect(lines).toEqual([expect.stringContaining('waiting for another process')]);
  });

  it('leave it to one that takes long, as it renews its lease', async () => {
    const expiry = async () => (await leaseRow()).expires_at;
    const hold = async () => {
      const first = await expiry();
      while ((await expiry()) === first) await test.db.owner.query('SELECT SLEEP(0.05)');
      return true;
    };
    expect(await withLease({ db: test.db, log }, 'work', hold, 2_000)).toBe(true);
  });

  it('give the lease back when the work failed, and hear what failed', async () => {
    const fail = () => Promise.reject(new Error('cannot'));
    await expect(withLease({ db: test.db, log }, 'work', fail)).rejects.toThrow('cannot');
    expect(await holderOf()).toBe('');
  });

  it('notice before the next migration that they stood still and were replaced', async () => {
    const events: string[] = [];
    const { owner } = test.db;
    class First implements MigrationInterface {
      readonly name = 'First_1700000000001';
      async up(): Promise<void> {
        events.push('first, very slowly');
        await owner.query(`UPDATE leases SET owner = 'other', expires_at = '2999-01-01'`);
      }
      async down(): Promise<void> {}
    }
    class Second implements MigrationInterface {
      readonly name = 'Second_1700000000002';
      up(): Promise<void> {
        return Promise.resolve(void events.push('second'));
      }
      async down(): Promise<void> {}
    }
    const whenWaiting = openLog('warn', {
      write(line) {
        if (!line.includes('waiting for another process')) return;
        events.push('the other is done');
        void owner.query(`UPDATE leases SET owner = '', expires_at = UTC_TIMESTAMP(3)`);
      },
    });
    const parts = { entities: [], migrations: [First, Second] };
    const slow = await openDatabase(locateDatabase(urlOf(test.db)), parts);
    await migrate({ db: slow, log: whenWaiting });
    await slow.close();
    expect(events).toEqual(['first, very slowly', 'the other is done', 'second']);
  });

  it('leave alone a table of that name which another program made', async () => {
    await test.db.owner.query('CREATE TABLE orders (id varchar(26) PRIMARY KEY, sum int)');
    await expect(migrate({ db: test.db, log })).rejects.toThrow(
      /another program's table orders \(it lacks number, user_id/,
    );
  });
});

async function leaseRow(): Promise<{ owner: string; expires_at: string }> {
  const [row] = await test.db.owner.query<{ owner: string; expires_at: string }[]>(
    'SELECT owner, CAST(expires_at AS CHAR) AS expires_at FROM leases',
  );
  return row!;
}

const holderOf = async () => (await leaseRow()).owner;
