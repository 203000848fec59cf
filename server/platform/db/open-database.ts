import type { DatabaseLocation } from '../config';
import type { Database, SchemaParts } from './database';
import { noGuard, transactionGuard } from './transaction-scope';

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
