import type { DataSource } from 'typeorm';
import { StartRefused } from '../start-refused';

/** More names would tell nothing new. */
const NAMES_TOLD = 5;

/** The migrations that a database has applied and we know, and those that either side lacks. */
export interface History {
  /** Applied by a newer program. */
  readonly unknown: readonly string[];
  /** Known here and not applied yet. */
  readonly pending: readonly string[];
}

/** Returns how a database's history compares with ours; null where it has none, as it is none of ours. Reads only. */
export async function readHistory(source: DataSource): Promise<History | null> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return null;
    const select = 'SELECT name FROM migrations ORDER BY id';
    const rows = await source.query<{ name: string }[]>(select);
    const applied = rows.map(({ name }) => name);
    const known = source.migrations.map(({ name, constructor }) => name ?? constructor.name);
    return { unknown: without(applied, known), pending: without(known, applied) };
  } finally {
    await runner.release();
  }
}

/**
 * Refuses a database that a newer program has changed: what that one keeps in step (a chain of the ledger, a column)
 * an older one would leave behind. @throws StartRefused that names the migrations
 */
export async function refuseNewer(source: DataSource): Promise<History | null> {
  const history = await readHistory(source);
  const unknown = history?.unknown ?? [];
  if (unknown.length > 0)
    throw new StartRefused([
      `the database was changed by a newer version, whose migrations are unknown here: ${namesOf(unknown)};`,
      'start that version or a later one, or restore the backup that was made before it',
    ]);
  return history;
}

/** Returns the first few names in words. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - NAMES_TOLD;
  return names.slice(0, NAMES_TOLD).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}
