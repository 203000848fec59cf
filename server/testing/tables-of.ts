const WRITES = /^(?:INSERT INTO|UPDATE|DELETE FROM) ["`]?(\w+)/;
const READS = /\b(?:FROM|JOIN) ["`]?(\w+)/g;
/** Statements without a table: transaction control and settings of the connection. */
const CONTROLS = /^(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK|PRAGMA|SET) ?/;

/** The table that a SQL statement writes to; null where it writes to none. @throws Error for one of a kind unknown here */
export function tableWrittenBy(sql: string): string | null {
  const table = WRITES.exec(sql)?.[1];
  if (table) return table;
  if (/^\s*SELECT\b/.test(sql) || CONTROLS.test(sql)) return null;
  throw new Error(`Not known to read or to write: ${sql}`);
}

/** The tables that a SQL statement reads, those of its subqueries included. */
export function tablesReadBy(sql: string): string[] {
  return [...sql.matchAll(READS)].map(([, table]) => table!);
}
