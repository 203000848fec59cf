import { createConnection } from 'mysql2/promise';

/** MariaDB and MySQL call it differently; temporary tables, as that of the status itself, are left out. */
const COUNTER = "SHOW GLOBAL STATUS WHERE Variable_name IN ('Rows_read', 'Innodb_rows_read')";

/** Opens a reader of how many rows the server has read so far; of an embedded database nobody counts. */
export async function openRowCounter({ mysql, env }) {
  if (!mysql) return { read: () => Promise.resolve(null), close: () => undefined };
  const connection = await createConnection(env.DATABASE_URL);
  return {
    async read() {
      const [rows] = await connection.query(COUNTER);
      return Number(rows[0].Value);
    },
    close: () => connection.end(),
  };
}
