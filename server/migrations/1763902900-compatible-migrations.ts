import { createTable, key, primary } from './table-builder';

/** Migrations after which the program of the release before may go on working. */
export const CreateCompatibleMigrations = createTable(1763902900001, {
  name: 'compatible_migrations',
  columns: { name: primary(key(255)) },
});
