import { entities } from '../../app/modules';
import { migrations } from '../../migrations';
import { locateDatabase } from '../../platform/config';
import { migrate } from '../../platform/db/migrate';
import { openDatabase } from '../../platform/db/open-database';
import { openLog } from '../../platform/log';
import { openEmptyDatabase } from '../first-start';
import { urlOf, type TestDatabase } from '../test-database';

let test: TestDatabase;
const log = openLog('silent');

/** Runs the migrations on the test's database. */
async function bringUpToDate(history = migrations): Promise<void> {
  const parts = { entities, migrations: history };
  const db = await openDatabase(locateDatabase(urlOf(test.db)), parts);
  await migrate({ db, log }).finally(() => db.close());
}

/** Every text column and what it compares by, but those that are as they should be. */
const strangeTexts = () =>
  test.db.owner.query(
    `SELECT table_name, column_name, collation_name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND character_set_name IS NOT NULL
        AND collation_name NOT IN ('utf8mb4_bin', 'utf8mb4_unicode_ci')`,
  );

/** Returns a text after writing and reading it; without strictness MySQL would store question marks. */
function kept(shopName: string): Promise<unknown> {
  return test.db.transaction(async (tx) => {
    await tx.query("SET SESSION sql_mode = '', foreign_key_checks = 0");
    await tx.query('INSERT INTO cart_items (id, shop_name) VALUES (?, ?)', ['1', shopName]);
    const [row] = await tx.query<{ shop_name: string }[]>('SELECT shop_name FROM cart_items');
    await tx.query('DELETE FROM cart_items');
    await tx.query('SET SESSION sql_mode = DEFAULT, foreign_key_checks = 1');
    return row?.shop_name;
  });
}

/** SQLite has one character set. */
const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? describe : describe.skip;
onMysql('A database whose own character set is another', () => {
  beforeAll(async () => {
    test = await openEmptyDatabase();
  });
  afterEach(() => test.db.owner.dropDatabase());
  afterAll(async () => {
    await test.db.close();
    await test.drop();
  });

  it.each(['latin1', 'utf8mb3'])('%s: every text says its own, and keeps emoji', async (set) => {
    await test.db.owner.query(`ALTER DATABASE CHARACTER SET ${set}`);
    await bringUpToDate();
    expect(await strangeTexts()).toEqual([]);
    expect(await kept('茶🫖')).toBe('茶🫖');
  });

  it('is mended where texts took it before', async () => {
    await test.db.owner.query('ALTER DATABASE CHARACTER SET latin1');
    const before = migrations.filter((one) => !new one().name?.startsWith('Set_character_set'));
    await bringUpToDate(before);
    const asItWas = 'MODIFY shop_name varchar(100) CHARACTER SET latin1 NULL';
    await test.db.owner.query(`ALTER TABLE cart_items ${asItWas}`);
    expect(await strangeTexts()).not.toEqual([]);
    await bringUpToDate();
    expect(await strangeTexts()).toEqual([]);
    expect(await kept('茶🫖')).toBe('茶🫖');
  });
});
