import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { runNode } from '../../launch/lib/children.mjs';

/**
 * Fills the database of a home by the bulk seed with all shoppers but the `first`; returns what it printed: rows
 * and seconds.
 */
export async function seed({ varDir, env }, { first = 0, shoppers, orders, items }) {
  const counts = { first, shoppers, orders, items };
  const wanted = Object.entries(counts).map(([name, count]) => `--${name}=${count}`);
  const program = ['--require', '@swc-node/register', 'server/bench/seed/seed.ts', ...wanted];
  const { code, output } = await runNode(program, {
    env: { ...process.env, VAR_DIR: varDir, DATABASE_URL: '', ...env },
  });
  if (code !== 0) throw new Error(`Could not seed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/**
 * The same data for a second server, in a database of its own: an embedded one serves one process, and the other
 * may have migrations that the first lacks.
 */
export async function copyOf(home) {
  const url = home.env.DATABASE_URL
    ? await copyMysql(home.env.DATABASE_URL)
    : copySqlite(home.varDir);
  return { ...home, env: { ...home.env, DATABASE_URL: url } };
}

function copySqlite(varDir) {
  const copy = join(varDir, 'copy.sqlite');
  copyFileSync(join(varDir, 'tidebox.sqlite'), copy);
  return `sqlite:${copy}`;
}

async function copyMysql(url) {
  const copy = new URL(url);
  const from = copy.pathname.slice(1);
  copy.pathname = `${from}_copy`;
  const connection = await createConnection(url);
  try {
    await connection.query(`CREATE DATABASE ${from}_copy CHARACTER SET utf8mb4`);
    await connection.query(`USE ${from}_copy`);
    // Tables come in no order that their references would allow.
    await connection.query('SET foreign_key_checks = 0');
    const [tables] = await connection.query({ sql: `SHOW TABLES FROM ${from}`, rowsAsArray: true });
    for (const [table] of tables) {
      const [[created]] = await connection.query(`SHOW CREATE TABLE ${from}.\`${table}\``);
      await connection.query(created['Create Table']);
      await connection.query(`INSERT INTO \`${table}\` SELECT * FROM ${from}.\`${table}\``);
    }
  } finally {
    await connection.end();
  }
  return copy.href;
}

/** The sign-in of a seeded shopper: a session that the seed opened, or this password. */
export const signInOf = (index) => ({
  ...{ token: `bench-${index}`, email: `bench-${index}@example.com`, password: 'secret123' },
});
