import type { MigrationInterface } from 'typeorm';
import type { DatabaseLocation } from '../config';
import type { Database } from './database';
import { noGuard, transactionGuard } from './transaction-scope';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** The classes that describe the tables; only `app` knows them all. */
export interface SchemaParts {
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

/**
 * Opens the database that the configuration names; does not migrate. Unless `isGuarded` is false, code that
 * reads or begins a transaction inside of one is found out.
 */
export async function openDatabase(
  location: DatabaseLocation,
  parts: SchemaParts,
  { isGuarded = true } = {},
): Promise<Database> {
  const guard = isGuarded ? transactionGuard() : noGuard;
  // The driver of the other engine need not be held in memory.
  if (location.engine === 'sqlite') {
    const { openSqlite } = await import('./sqlite-database');
    return openSqlite(location.file, parts, guard);
  }
  const { openMysql } = await import('./mysql-database');
  return openMysql(location.url, parts, guard);
}
