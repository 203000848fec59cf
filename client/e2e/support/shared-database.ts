import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** A MariaDB and a Redis that several servers share, where the run has both. */
export interface SharedDatabase {
  /** Environment of the servers. */
  readonly environment: { readonly DATABASE_URL: string; readonly REDIS_URL: string };
  drop(): Promise<void>;
}

/** True if the run has both. */
export const canShare = Boolean(process.env.TEST_MYSQL_URL && process.env.TEST_REDIS_URL);

/** Makes an empty database of its own. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const url = new URL(process.env.TEST_MYSQL_URL ?? '');
  const connection = await createConnection(url.href);
  const name = `${url.pathname.slice(1)}_e2e_${randomBytes(4).toString('hex')}`;
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  url.pathname = name;
  return {
    environment: { DATABASE_URL: url.href, REDIS_URL: process.env.TEST_REDIS_URL ?? '' },
    async drop() {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
    },
  };
}
