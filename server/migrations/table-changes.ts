import type { MigrationInterface, QueryRunner } from 'typeorm';
import { driverErrorOf } from '../platform/db/driver-errors';

/** How MySQL refuses a table, a column, an index that is there, and the end of one that is gone. */
const ALREADY_DONE = [1050, 1060, 1061, 1091];

/**
 * Runs one statement that changes the schema, or finds its change made: MySQL commits it by itself
 * and the history of migrations learns of it later, so a start that was cut off in between repeats
 * it. Returns whether it was made now. Asking first would not do: the statement of a killed process
 * may still be at work in the database. On SQLite change and history are one commit.
 */
export async function changeSchema(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (!ALREADY_DONE.includes(driverErrorOf(error)?.errno ?? 0)) throw error;
    return false;
  }
}

/** Ends an INSERT that leaves a row whose key is there as it is, so that it can be repeated. */
export function unlessThere(runner: QueryRunner, key: string): string {
  return isMysql(runner) ? `ON DUPLICATE KEY UPDATE ${key} = ${key}` : 'ON CONFLICT DO NOTHING';
}

/**
 * A column type of codes and hashes, as `key` of the table builder: compared byte by byte, so that it
 * can be joined with the columns which `createTable` makes.
 */
export const keyType = (length: number) => (runner: QueryRunner) =>
  `varchar(${length})${isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : ''}`;

/** Adds a column by plain SQL: TypeORM would build SQLite's whole table anew. */
export function addColumn(
  timestamp: number,
  table: string,
  column: string,
  type: string | ((runner: QueryRunner) => string),
) {
  return class implements MigrationInterface {
    readonly name = `Add_${table}_${column}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      const said = typeof type === 'string' ? type : type(runner);
      await changeSchema(() => runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${said}`));
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  };
}

/** Adds an index, named as `createTable` names them. */
export function addIndex(
  timestamp: number,
  table: string,
  columns: readonly string[],
  { isUnique = false } = {},
) {
  const index = nameOfIndex(table, columns, isUnique);
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  return class implements MigrationInterface {
    readonly name = `Add_${index}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await changeSchema(() =>
        runner.query(`CREATE ${kind} ${index} ON ${table} (${columns.join(', ')})`),
      );
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(dropOf(runner, index, table));
    }
  };
}

/** Removes an index that another one makes superfluous. */
export function dropIndex(timestamp: number, table: string, columns: readonly string[]) {
  const index = nameOfIndex(table, columns);
  return class implements MigrationInterface {
    readonly name = `Drop_${index}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await changeSchema(() => runner.query(dropOf(runner, index, table)));
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`CREATE INDEX ${index} ON ${table} (${columns.join(', ')})`);
    }
  };
}

function nameOfIndex(table: string, columns: readonly string[], isUnique = false): string {
  return `${isUnique ? 'uq' : 'ix'}_${table}_${columns.join('_')}`;
}

function dropOf(runner: QueryRunner, index: string, table: string): string {
  return `DROP INDEX ${index}${isMysql(runner) ? ` ON ${table}` : ''}`;
}

export const isMysql = (runner: QueryRunner) => runner.connection.options.type === 'mysql';
