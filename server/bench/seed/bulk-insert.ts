import type { EntityManager } from 'typeorm';

type EntityClass<Row> = new () => Row;

/** Below what SQLite binds in one statement (32,766), and small enough to be parsed quickly. */
const MAX_VALUES = 8_000;

/**
 * Inserts whole rows by statements of many rows each, with the converters of the entity's columns and
 * without anything else that TypeORM does for an entity: ten times as fast as `insert`.
 */
export async function bulkInsert<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  const { driver } = em.connection;
  const { columns, tableName } = em.connection.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const atOnce = Math.floor(MAX_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const values = part.flatMap((row) =>
      columns.map((column): unknown =>
        driver.preparePersistentValue(column.getEntityValue(row), column),
      ),
    );
    const all = part.map(() => places).join(', ');
    await em.query(`INSERT INTO ${tableName} (${names}) VALUES ${all}`, values);
  }
}
