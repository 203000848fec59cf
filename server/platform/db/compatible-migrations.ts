import type { DataSource, MigrationInterface } from 'typeorm';

/**
 * Since this instant (the 13 digits of a migration's name) a migration leaves the database fit for the program of the
 * release before, unless it is `breaking`; those before were written without that promise.
 */
const PROMISED_SINCE = 1763902900000;

/** A migration after which the program of the release before must not write any more. */
interface BreakingMigration {
  /** The mistake of that program. */
  readonly breaks: string;
}

type MigrationClass = new () => MigrationInterface;

/**
 * Marks a migration that older programs cannot live with, e.g. one that drops a column they read, or adds a figure that
 * they would not keep in step. It is applied only once every other process has ended.
 */
export function breaking<Migration extends MigrationClass>(
  breaks: string,
  migration: Migration,
): Migration {
  Object.assign(migration.prototype as object, { breaks } satisfies BreakingMigration);
  return migration;
}

/** Returns whether the program of the release before may go on working once it is applied. */
export function isCompatible(migration: MigrationInterface): boolean {
  const [digits = '0'] = /\d{13}$/.exec(nameOf(migration)) ?? [];
  return Number(digits) >= PROMISED_SINCE && !('breaks' in migration);
}

/** Returns the name by which the history knows a migration. */
export function nameOf({ name, constructor }: MigrationInterface): string {
  return name ?? constructor.name;
}

/** Records our compatible migrations, so that an older program that does not know them may start beside us. */
export async function recordCompatible(source: DataSource): Promise<void> {
  const ours = source.migrations.filter(isCompatible).map(nameOf);
  if (ours.length === 0) return;
  const recorded = new Set(await readCompatible(source));
  const insert = source.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  for (const name of ours.filter((one) => !recorded.has(one)))
    await source.query(`${insert} INTO compatible_migrations (name) VALUES (?)`, [name]);
}

/** Returns the names that programs, perhaps newer ones, have recorded. */
export async function readCompatible(source: DataSource): Promise<string[]> {
  const rows = await source.query<{ name: string }[]>('SELECT name FROM compatible_migrations');
  return rows.map(({ name }) => name);
}
