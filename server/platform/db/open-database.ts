import type { MigrationInterface } from 'typeorm';
import type { DatabaseLocation } from '../config';
import type { Database } from './database';
import { openMysql } from './mysql-database';
import { openSqlite } from './sqlite-database';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** The classes that describe the tables; only `app` knows them all. */
export interface SchemaParts {
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly MigrationClass[];
}

/** Opens the database that the configuration names; does not migrate. */
export function openDatabase(location: DatabaseLocation, parts: SchemaParts): Promise<Database> {
  return location.engine === 'sqlite'
    ? openSqlite(location.file, parts)
    : openMysql(location.url, parts);
}
