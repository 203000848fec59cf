import type { DataSource, EntityManager } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { placesOf } from './read-rows';

type EntityClass<Row> = new () => Row;

/** How the rows of an entity are written, worked out once for each connection. */
interface RowWriter {
  readonly insert: string;
  readonly valuesOf: (row: object) => unknown[];
}

const writers = new WeakMap<DataSource, Map<EntityClass<object>, RowWriter>>();

/**
 * Inserts whole rows in one statement, whose beginning is made once: the counterpart of `readRows`, for
 * what is written most. `insert` of the manager makes the statement anew each time and looks afterwards
 * for values that the database filled in, of which there are none. Nothing happens without a row.
 */
export async function insertRows<Row extends object>(
  tx: EntityManager,
  entity: EntityClass<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const { insert, valuesOf } = writerOf(tx.connection, entity);
  const values = rows.map(valuesOf);
  await tx.query(`${insert} ${values.map(placesOf).join(', ')}`, values.flat());
}

function writerOf(source: DataSource, entity: EntityClass<object>): RowWriter {
  const known = writers.get(source) ?? new Map<EntityClass<object>, RowWriter>();
  writers.set(source, known);
  const writer = known.get(entity) ?? makeWriter(source, entity);
  known.set(entity, writer);
  return writer;
}

function makeWriter(source: DataSource, entity: EntityClass<object>): RowWriter {
  const { columns, tableName } = source.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const valueOf = (row: object, column: ColumnMetadata): unknown =>
    source.driver.preparePersistentValue(column.getEntityValue(row), column) ?? null;
  return {
    insert: `INSERT INTO ${tableName} (${names}) VALUES`,
    valuesOf: (row) => columns.map((column) => valueOf(row, column)),
  };
}
