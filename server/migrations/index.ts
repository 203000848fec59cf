import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

/** Ten digits, which TypeORM orders them by, and a word. */
const isMigration = (name: string) => /^\d{10}-[a-z-]+\.(ts|js)$/.test(name);

/**
 * The one history of the schema, for both databases: every file of this folder, in the order of
 * their names. Append; never change what has landed.
 */
export const migrations = readdirSync(__dirname)
  .filter(isMigration)
  .sort()
  .flatMap((name) => Object.values(load(join(__dirname, name))));

function load(path: string): Record<string, new () => MigrationInterface> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the folder is the list
  return require(path) as Record<string, new () => MigrationInterface>;
}
