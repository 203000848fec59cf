import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

/** MariaDB and MySQL call it differently; temporary tables, as that of the status itself, are left out. */
const COUNTER = "SHOW GLOBAL STATUS WHERE Variable_name IN ('Rows_read', 'Innodb_rows_read')";

/** Fewer rows than that a second are read by what always waits for something to do. */
const AT_REST = 200;

/** Opens a reader of the number of rows the server has read so far; not available for an embedded database. */
export async function openRowCounter({ mysql, env }) {
  if (!mysql) return { isCounted: false, read: () => Promise.resolve(0), close: () => undefined };
  const connection = await createConnection(env.DATABASE_URL);
  async function read() {
    const [rows] = await connection.query(COUNTER);
    return Number(rows[0].Value);
  }
  return {
    isCounted: true,
    read,
    /** Waits until what the clock had to do after a start is done. */
    async rest() {
      for (let last = -Infinity, now = await read(); now - last > AT_REST; now = await read()) {
        last = now;
        await sleep(1_000);
      }
    },
    close: () => connection.end(),
  };
}

/** Lets the planner know how much there is by now. */
export async function analyzeTables({ env }) {
  const connection = await createConnection(env.DATABASE_URL);
  const [tables] = await connection.query('SHOW TABLES');
  const names = tables.map((table) => Object.values(table)[0]);
  await connection.query(`ANALYZE TABLE ${names.join(', ')}`);
  await connection.end();
}
