import type { DataSource, EntityMetadata, TableColumn } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

/** Pairs of names for the same column type in the two databases. */
const families: Readonly<Record<string, string>> = {
  varchar: 'text',
  text: 'long text',
  'simple-json': 'long text',
  int: 'int',
  integer: 'int',
  bigint: 'bigint',
  boolean: 'boolean',
  tinyint: 'boolean',
  datetime: 'instant',
};

/** The history of migrations, TypeORM's own table and ours, and what keeps two processes from migrating. */
const UNDESCRIBED = ['migrations', 'compatible_migrations', 'leases'];

/**
 * Compares what the entities say with the tables that the migrations made, in both directions.
 * Returns with every difference in words; empty when they agree.
 */
export async function findSchemaDrift(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    const drift: string[] = [];
    for (const entity of source.entityMetadatas) {
      const table = await runner.getTable(entity.tableName);
      drift.push(
        ...(table
          ? compareTable(source, entity, table.columns)
          : [`${entity.tableName}: no table`]),
      );
    }
    const described = source.entityMetadatas.map(({ tableName }) => tableName);
    const strangers = (await namesOfTables(source)).filter(
      (name) => !described.includes(name) && !UNDESCRIBED.includes(name),
    );
    return [...drift, ...strangers.map((name) => `${name}: no entity`)];
  } finally {
    await runner.release();
  }
}

function compareTable(
  source: DataSource,
  entity: EntityMetadata,
  real: readonly TableColumn[],
): string[] {
  const said = entity.columns.map((column) => describeSaid(source, column));
  const found = real.map((column) => describe(source, column));
  return [
    ...said.filter((line) => !found.includes(line)).map((line) => `${line} (entity alone)`),
    ...found.filter((line) => !said.includes(line)).map((line) => `${line} (table alone)`),
  ].map((line) => `${entity.tableName}.${line}`);
}

function describeSaid(source: DataSource, column: ColumnMetadata): string {
  const { databaseName, length, precision, isNullable, isPrimary } = column;
  const type = source.driver.normalizeType(column);
  return describe(source, { name: databaseName, type, length, precision, isNullable, isPrimary });
}

function describe(
  source: DataSource,
  column: Pick<TableColumn, 'name' | 'type' | 'length' | 'isNullable' | 'isPrimary'> & {
    precision?: number | null;
  },
): string {
  const family = families[column.type] ?? `unknown type ${column.type}`;
  const isMysql = source.options.type === 'mysql';
  const precision = isMysql && family === 'instant' ? `(${column.precision ?? 0})` : '';
  const length = family === 'text' ? `(${column.length})` : precision;
  const flags = `${column.isNullable ? ' null' : ''}${column.isPrimary ? ' primary' : ''}`;
  return `${column.name} ${family}${length}${flags}`;
}

async function namesOfTables(source: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await source.query(
    source.options.type === 'mysql'
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name);
}
