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

const BY_BYTES = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
const AS_WORDS = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';

/**
 * A column type of codes and hashes, as `key` of the table builder: compared byte by byte, so that it
 * can be joined with the columns which `createTable` makes.
 */
export const keyType = (length: number) => (runner: QueryRunner) =>
  `varchar(${length})${isMysql(runner) ? ` ${BY_BYTES}` : ''}`;

/** A text that says no character set is words; else it would take the set of the database, which may know no emoji. */
function withCharacterSet(runner: QueryRunner, type: string): string {
  if (!isMysql(runner) || type.includes('CHARACTER SET')) return type;
  return type.replace(/^(varchar\(\d+\)|text)/, `$1 ${AS_WORDS}`);
}

/**
 * Says set and collation of text columns which took those of the database: `codes` are compared byte by byte,
 * `words` without regard to case. The types are SQL after the name, `varchar(80) NULL`. SQLite has one set.
 */
export function setCharacterSet(
  timestamp: number,
  table: string,
  columns: {
    readonly codes?: Readonly<Record<string, string>>;
    readonly words?: Readonly<Record<string, string>>;
  },
) {
  const modify = ([name, type]: [string, string], set: string) =>
    `MODIFY ${name} ${type.replace(/^varchar\(\d+\)/, `$& ${set}`)}`;
  const changes = [
    ...Object.entries(columns.codes ?? {}).map((column) => modify(column, BY_BYTES)),
    ...Object.entries(columns.words ?? {}).map((column) => modify(column, AS_WORDS)),
  ];
  return class implements MigrationInterface {
    readonly name = `Set_character_set_of_${table}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      if (isMysql(runner)) await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
    }

    /** The set of the database, which it was, is of no use to anybody. */
    async down(): Promise<void> {}
  };
}

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
      const added = `${column} ${withCharacterSet(runner, said)}`;
      await changeSchema(() => runner.query(`ALTER TABLE ${table} ADD COLUMN ${added}`));
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  };
}

/**
 * Adds an index, named as `createTable` names them. `isCaseFolded`: SQLite compares its columns whatever the case of
 * ASCII letters, as MySQL does with words.
 */
export function addIndex(
  timestamp: number,
  table: string,
  columns: readonly string[],
  { isUnique = false, isCaseFolded = false } = {},
) {
  const index = nameOfIndex(table, columns, isUnique);
  const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
  return class implements MigrationInterface {
    readonly name = `Add_${index}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      const collation = isCaseFolded && !isMysql(runner) ? ' COLLATE NOCASE' : '';
      const indexed = columns.map((column) => column + collation).join(', ');
      await changeSchema(() => runner.query(`CREATE ${kind} ${index} ON ${table} (${indexed})`));
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
