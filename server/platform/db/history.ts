import type { DataSource } from 'typeorm';
import { StartRefused } from '../start-refused';
import { nameOf, readCompatible } from './compatible-migrations';

/** A longer list would not help the operator. */
const NAMES_TOLD = 5;

/** The migrations that a database has applied and we know, and those that either side lacks. */
export interface History {
  /** Applied by a newer program, and more than this one can live with. */
  readonly unknown: readonly string[];
  /** Applied by a newer program, which has recorded that this one can live with it. */
  readonly compatible: readonly string[];
  /** Known here and not applied yet. */
  readonly pending: readonly string[];
}

/**
 * Returns how a database's migrations compare with ours; null if it has none and so is not a database of this
 * program. Reads only.
 */
export async function readHistory(source: DataSource): Promise<History | null> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return null;
    const select = 'SELECT name FROM migrations ORDER BY id';
    const rows = await source.query<{ name: string }[]>(select);
    const applied = rows.map(({ name }) => name);
    const known = source.migrations.map(nameOf);
    const unknown = without(applied, known);
    const isRecorded = unknown.length > 0 && (await runner.hasTable('compatible_migrations'));
    const recorded = isRecorded ? await readCompatible(source) : [];
    return {
      unknown: without(unknown, recorded),
      compatible: unknown.filter((name) => recorded.includes(name)),
      pending: without(known, applied),
    };
  } finally {
    await runner.release();
  }
}

/**
 * Refuses a database that a newer program has changed by a breaking migration: what that one keeps in step (a chain of
 * the ledger, a column) an older one would leave behind. @throws StartRefused that names the migrations
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
