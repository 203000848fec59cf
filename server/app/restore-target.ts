import { existsSync } from 'node:fs';
import type { Config, DatabaseLocation } from '../platform/config';
import { openDatabase } from '../platform/db/open-database';
import { DiskWatch } from '../platform/disk-watch';
import { openDiskStorage } from '../platform/storage/disk-storage';
import { openS3Storage } from '../platform/storage/s3-storage';
import type { Storage } from '../platform/storage/storage';
import { schema, uploadsOf } from './services';

/** Target of a restored backup, which must be empty. */
export interface RestoreTarget {
  readonly database: DatabaseLocation;
  /** True if the database has tables. */
  isTaken(): Promise<boolean>;
  openStorage(): Promise<Storage>;
}

/** Returns where a backup is restored to, as the configuration says. */
export function restoreTargetOf(config: Config): RestoreTarget {
  const { database, s3 } = config;
  return {
    database,
    async isTaken() {
      if (database.engine === 'sqlite') return existsSync(database.file);
      const { owner, close } = await openDatabase(database, schema, { isGuarded: false });
      const tables = await owner.query<unknown[]>('SHOW TABLES').finally(close);
      return tables.length > 0;
    },
    openStorage: () =>
      s3 ? openS3Storage(s3) : openDiskStorage(uploadsOf(config), new DiskWatch()),
  };
}
