import type { TestApp } from './test-app';

/** Table → all of its rows. */
export type WholeDatabase = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Every row of every table. */
export async function wholeDatabase({ services }: TestApp): Promise<WholeDatabase> {
  const { read, owner } = services.db;
  const tables: Record<string, WholeDatabase[string]> = {};
  for (const { tableName } of owner.entityMetadatas)
    tables[tableName] = await read.query(`SELECT * FROM ${tableName}`);
  return tables;
}

/**
 * The tables that differ. With `exempt`, rows may have come, and those that hold it may have changed
 * or gone; every other row of `before` must still be there as it was.
 */
export function changedTables(
  before: WholeDatabase,
  after: WholeDatabase,
  exempt?: string,
): string[] {
  return Object.keys(before).filter((table) => {
    const kept = new Set(after[table]?.map((row) => JSON.stringify(row)));
    const rows = (before[table] ?? []).map((row) => JSON.stringify(row));
    if (!exempt && rows.length !== kept.size) return true;
    return rows.some((row) => !kept.has(row) && !(exempt && row.includes(exempt)));
  });
}
