import { openTestDatabase, type TestDatabase } from '../test-database';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(async () => {
  await test.db.close();
  await test.drop();
});

type Row = Record<string, string | number>;

/** Every reference of the tables, as `table.column`, and the first column of every index. */
async function readSchema(): Promise<{ references: string[]; indexed: Set<string> }> {
  const { owner, engine } = test.db;
  const ask = (sql: string) => owner.query<Row[]>(sql);
  const [references, indexed] =
    engine === 'mysql'
      ? await Promise.all([
          ask(`SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.key_column_usage
                WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`),
          ask(`SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.statistics
                WHERE table_schema = DATABASE() AND seq_in_index = 1`),
        ])
      : await Promise.all([
          ask(`SELECT m.name || '.' || f."from" AS name
                 FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`),
          ask(`SELECT m.name || '.' || c.name AS name
                 FROM sqlite_master m JOIN pragma_index_list(m.name) i JOIN pragma_index_info(i.name) c
                WHERE m.type = 'table' AND c.seqno = 0`),
        ]);
  const names = (rows: Row[]) => rows.map(({ name }) => String(name));
  return { references: names(references), indexed: new Set(names(indexed)) };
}

/** MySQL makes them by itself, SQLite does not: there a removed row would read the whole table that may refer to it. */
it('Every column that refers to another table leads an index', async () => {
  const { references, indexed } = await readSchema();
  expect(references.length).toBeGreaterThan(30);
  expect(references.filter((name) => !indexed.has(name))).toEqual([]);
});
