import type { DataSource } from 'typeorm';

/** The tables that migrations fill. */
const FILLED = ['delivery_lines', 'delivery_prices', 'article_groups', 'articles'];

/** The definition of every table, the rows inserted by migrations, and the history, for comparison. */
export async function snapshotSchema(source: DataSource): Promise<Record<string, unknown>> {
  const snapshot = await (source.options.type === 'mysql' ? tablesOfMysql : tablesOfSqlite)(source);
  for (const table of FILLED)
    snapshot[`rows of ${table}`] = await source.query(`SELECT * FROM ${table} ORDER BY 1, 2`);
  snapshot['history'] = await source.query('SELECT timestamp, name FROM migrations ORDER BY id');
  return snapshot;
}

async function tablesOfMysql(source: DataSource): Promise<Record<string, unknown>> {
  const tables = await source.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name <> 'leases'`,
  );
  const made: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE ${name}`);
    made[name] = row?.['Create Table']?.replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return made;
}

async function tablesOfSqlite(source: DataSource): Promise<Record<string, unknown>> {
  const made = await source.query<{ name: string; sql: string }[]>(
    'SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL',
  );
  return Object.fromEntries(made.map(({ name, sql }) => [name, sql]));
}
