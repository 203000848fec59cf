import {
  Table,
  TableForeignKey,
  TableIndex,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';
import { changeSchema, isMysql } from './table-changes';

type ColumnKind =
  | { kind: 'id' | 'int' | 'bigint' | 'boolean' | 'instant' | 'json' | 'longText' }
  | { kind: 'text' | 'key'; length: number };
export type ColumnSpec = ColumnKind & { nullable?: boolean; primary?: boolean };

export const id = { kind: 'id' } as const;
export const int = { kind: 'int' } as const;
/** Fen, or any whole number past 2³¹. */
export const bigint = { kind: 'bigint' } as const;
export const boolean = { kind: 'boolean' } as const;
/** UTC with milliseconds. */
export const instant = { kind: 'instant' } as const;
export const json = { kind: 'json' } as const;
/** Words for people, at most 65,535 bytes of them. */
export const longText = { kind: 'longText' } as const;
/** Words for people: compared without regard to case on MySQL. */
export const text = (length: number) => ({ kind: 'text', length }) as const;
/** Codes, hashes and tokens: compared byte by byte on both databases. */
export const key = (length: number) => ({ kind: 'key', length }) as const;
export const nullable = <T extends ColumnSpec>(spec: T) => ({ ...spec, nullable: true }) as const;
export const primary = <T extends ColumnSpec>(spec: T) => ({ ...spec, primary: true }) as const;

export interface TableSpec {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
  /** Column → table whose id it holds. */
  readonly references?: Readonly<Record<string, string>>;
}

/**
 * A migration that creates one table, alike on SQLite and MySQL. One table each: on MySQL it is
 * one statement, made whole or not at all. `timestamp`: milliseconds, orders the history.
 */
export function createTable(
  timestamp: number,
  spec: TableSpec,
): new () => MigrationInterface & { name: string } {
  return class {
    readonly name = `Create_${spec.name}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      const table = describeTable(spec, isMysql(runner));
      const isNew = await changeSchema(() => runner.createTable(table));
      if (!isNew) await refuseStranger(runner, spec);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.dropTable(spec.name);
    }
  };
}

/** Throws when the table that is there is not ours but that of another program which uses the database. */
async function refuseStranger(runner: QueryRunner, { name, columns }: TableSpec): Promise<void> {
  const found = await runner.getTable(name);
  const missing = Object.keys(columns).filter((column) => !found?.findColumnByName(column));
  if (missing.length > 0)
    throw new Error(
      `The database holds another program's table ${name} (it lacks ${missing.join(', ')}); ` +
        'set DATABASE_URL to a database of its own',
    );
}

function describeTable(spec: TableSpec, isMysql: boolean): Table {
  return new Table({
    name: spec.name,
    engine: isMysql ? 'InnoDB' : undefined,
    columns: Object.entries(spec.columns).map(([name, column]) =>
      describeColumn(name, column, isMysql),
    ),
    uniques: [],
    indices: [
      ...(spec.unique ?? []).map((names) => describeIndex(spec.name, names, true)),
      ...(spec.indexes ?? []).map((names) => describeIndex(spec.name, names, false)),
    ],
    foreignKeys: Object.entries(spec.references ?? {}).map(
      ([column, table]) =>
        new TableForeignKey({
          name: `fk_${spec.name}_${column}`,
          columnNames: [column],
          referencedTableName: table,
          referencedColumnNames: ['id'],
        }),
    ),
  });
}

function describeIndex(table: string, columnNames: readonly string[], isUnique: boolean) {
  const prefix = isUnique ? 'uq' : 'ix';
  return new TableIndex({
    name: `${prefix}_${table}_${columnNames.join('_')}`,
    columnNames: [...columnNames],
    isUnique,
  });
}

function describeColumn(name: string, spec: ColumnSpec, isMysql: boolean): TableColumnOptions {
  const collation = (value: string) =>
    isMysql ? { charset: 'utf8mb4', collation: `utf8mb4_${value}` } : {};
  const types: Record<ColumnSpec['kind'], Omit<TableColumnOptions, 'name'>> = {
    id: { type: 'varchar', length: '26', ...collation('bin') },
    key: { type: 'varchar', length: lengthOf(spec), ...collation('bin') },
    text: { type: 'varchar', length: lengthOf(spec), ...collation('unicode_ci') },
    json: { type: 'text', ...collation('unicode_ci') },
    longText: { type: 'text', ...collation('unicode_ci') },
    int: { type: 'int' },
    bigint: { type: 'bigint' },
    boolean: { type: 'boolean' },
    instant: isMysql ? { type: 'datetime', precision: 3 } : { type: 'datetime' },
  };
  return {
    name,
    ...types[spec.kind],
    isNullable: spec.nullable ?? false,
    isPrimary: spec.primary ?? false,
  };
}

function lengthOf(spec: ColumnSpec): string {
  return 'length' in spec ? String(spec.length) : '';
}
