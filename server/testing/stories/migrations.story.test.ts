import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { migrations } from '../../migrations';
import { locateDatabase } from '../../platform/config';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { openEmptyDatabase, prepareStart } from '../first-start';
import { findSchemaDrift } from '../schema-drift';
import { snapshotSchema } from '../schema-snapshot';
import { urlOf, type TestDatabase } from '../test-database';

let test: TestDatabase;
let source: DataSource;
let uninterrupted: Record<string, unknown>;
let migratesInMs: number;
beforeAll(async () => {
  test = await openEmptyDatabase();
  source = test.db.owner;
  const startedAt = performance.now();
  await migrate({ db: test.db, log: openLog('silent') });
  migratesInMs = performance.now() - startedAt;
  uninterrupted = await snapshotSchema(source);
});
beforeEach(() => source.dropDatabase());
afterAll(async () => {
  await test.db.close();
  await test.drop();
});

/** On SQLite a change and its line in the history are one commit. */
const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? it : it.skip;

const historyLength = async () => {
  const runner = source.createQueryRunner();
  const isThere = await runner.hasTable('migrations');
  await runner.release();
  return isThere
    ? source.query<unknown[]>('SELECT 1 FROM migrations').then((rows) => rows.length)
    : 0;
};

describe('A first start that is cut off during its migrations', () => {
  it('is finished by later ones, whichever change was its last', async () => {
    let [cuts, finished] = [0, 0];
    // Each start gets one change further into the migration in which the one before was cut off.
    for (let changes = 0; !(await migrateFor(changes)); cuts++) {
      const length = await historyLength();
      changes = length > finished ? 1 : changes + 1;
      finished = length;
    }
    expect(cuts).toBeGreaterThan(2 * migrations.length);
    expect(await snapshotSchema(source)).toEqual(uninterrupted);
    expect(await findSchemaDrift(source)).toEqual([]);
  }, 120_000);

  onMysql(
    'is finished by later ones, though the history knows nothing of what it did',
    async () => {
      await migrateFor(Infinity);
      await source.query('DELETE FROM migrations');
      expect(await migrateFor(Infinity)).toBe(true);
      expect(await snapshotSchema(source)).toEqual(uninterrupted);
    },
  );

  it('is finished by later ones, at whatever moments it was killed', async () => {
    const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
    });
    const killAndFinish = async (killedAt: number[]) => {
      await source.dropDatabase();
      const starts = [...killedAt, null].map((at) => ({ at, ...prepareStart('migrate', test) }));
      for (const { at, ready, go, kill, end } of starts) {
        await ready;
        go();
        if (at === null) expect(await end).toEqual([0, '']);
        else {
          await sleep(at * 1.5 * migratesInMs);
          kill();
          await end;
        }
      }
      expect(await snapshotSchema(source)).toEqual(uninterrupted);
    };
    // A failure names the seed and the moments.
    await fc.assert(fc.asyncProperty(moments, killAndFinish), { numRuns: 1, endOnFailure: true });
  }, 60_000);
});

/** A process that is cut off before one change more. Returns whether it finished. */
async function migrateFor(changes: number): Promise<boolean> {
  const db = await openDatabase(locateDatabase(urlOf(test.db)), { entities: [], migrations });
  const runner = db.owner.createQueryRunner();
  cutOff(runner, changes);
  const executor = new MigrationExecutor(db.owner, runner);
  executor.transaction = 'each';
  try {
    await executor.executePendingMigrations();
    return true;
  } catch (error) {
    if (error !== CUT) throw error;
    return false;
  } finally {
    await db.close();
  }
}

const CUT = new Error('cut off');

/** Statements without an effect; the database itself rolls back the work of a lost client. */
const HARMLESS = /^(SELECT|PRAGMA|START|BEGIN|ROLLBACK)/;

function cutOff(runner: QueryRunner, changes: number): void {
  const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<never>;
  let left = changes;
  runner.query = (sql: string, ...rest: unknown[]) =>
    HARMLESS.test(sql) || left-- > 0 ? query(sql, ...rest) : Promise.reject(CUT);
}
