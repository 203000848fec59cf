import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a column by plain SQL: TypeORM would build SQLite's whole table anew. */
export function addColumn(timestamp: number, table: string, column: string, type: string) {
  return class implements MigrationInterface {
    readonly name = `Add_${table}_${column}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  };
}

/** Adds an index, named as `createTable` names them. */
export function addIndex(timestamp: number, table: string, columns: readonly string[]) {
  const index = `ix_${table}_${columns.join('_')}`;
  return class implements MigrationInterface {
    readonly name = `Add_${index}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`CREATE INDEX ${index} ON ${table} (${columns.join(', ')})`);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`DROP INDEX ${index}${isMysql(runner) ? ` ON ${table}` : ''}`);
    }
  };
}

const isMysql = (runner: QueryRunner) => runner.connection.options.type === 'mysql';
