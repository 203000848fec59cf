import { existsSync } from 'node:fs';
import type { DatabaseLocation } from '../config';
import { StartRefused } from '../start-refused';
import type { Database, SchemaParts } from './database';
import { isDatabaseUnknown } from './driver-errors';
import { namesOf, refuseNewer } from './history';
import { openDatabase } from './open-database';

/**
 * Opens the database of a running server for an operator's command: creates none and changes no table.
 * @throws StartRefused if there is no database, or its tables are not those of this version
 */
export async function openExistingDatabase(
  location: DatabaseLocation,
  parts: SchemaParts,
  options: { readonly isGuarded: boolean },
): Promise<Database> {
  if (location.engine === 'sqlite' && !existsSync(location.file)) throw noDatabaseAt(location);
  const db = await openDatabase(location, parts, options).catch((error: unknown) => {
    throw isDatabaseUnknown(error) ? noDatabaseAt(location) : error;
  });
  try {
    const history = await refuseNewer(db.owner);
    if (!history) throw noDatabaseAt(location);
    if (history.pending.length > 0)
      throw new StartRefused([
        `the database at ${placeOf(location)} is of an older version and lacks ${namesOf(history.pending)};`,
        'start the server of this version once, which brings it up to date',
      ]);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

function noDatabaseAt(location: DatabaseLocation): StartRefused {
  return new StartRefused([
    `there is no database of Tidebox at ${placeOf(location)};`,
    'set DATABASE_URL, or VAR_DIR where there is none, to what the server has. The server makes its database, commands do not',
  ]);
}

/** Returns where a database lies, without a password. */
function placeOf(location: DatabaseLocation): string {
  if (location.engine === 'sqlite') return location.file;
  const { host, pathname } = new URL(location.url);
  return `mysql://${host}${pathname}`;
}
