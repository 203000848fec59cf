import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../lib/project.mjs';
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';
import { startPrivateMysql } from './private-mysql.mjs';

const local = { host: '127.0.0.1', port: 3306, user: 'root', password: '' };
const socketPaths = ['/run/mysqld/mysqld.sock', '/var/run/mysqld/mysqld.sock', '/tmp/mysql.sock'];

/**
 * Finds or prepares a MySQL or MariaDB server and creates an empty database and a user for this run alone. `url`
 * points there; the user may also create databases whose name begins with that of its own, one per test worker.
 * `close` removes them all.
 */
export async function prepareMysql() {
  const given = process.env.TEST_MYSQL_URL;
  if (given) return { from: 'TEST_MYSQL_URL', ...(await openRun(fromUrl(given))) };
  return (await ofOurOwn()) ?? (await ofThisMachine()) ?? (await ofOurOwn({ mayInstall: true }));
}

/** A server that is ours alone waits neither for the disk nor for others. */
async function ofOurOwn({ mayInstall = false } = {}) {
  if (mayInstall && !findProgram('mariadbd', 'mysqld')) await aptInstall('mariadb-server');
  const instance = await startPrivateMysql();
  if (!instance) return undefined;
  const opened = await openWhenReady(instance);
  const close = async () => {
    await opened?.close();
    await instance.close();
  };
  if (opened) return { from: 'a private instance', url: opened.url, close };
  await close();
  return undefined;
}

async function ofThisMachine() {
  for (const endpoint of [local, ...socketPaths.map((socketPath) => ({ ...local, socketPath }))]) {
    // If a server refuses us, or has an unknown version, the search continues.
    const opened = await openRun(endpoint).catch(() => undefined);
    if (opened)
      return { from: `the local server at ${endpoint.socketPath ?? '127.0.0.1:3306'}`, ...opened };
  }
  return undefined;
}

/** Waits for a private server, and makes a database and a user on it as `prepareMysql` does. */
export async function openWhenReady({ socketPath, port, hasEnded }) {
  for (let attempt = 0; attempt < 120 && !hasEnded(); attempt += 1) {
    await sleep(250);
    const opened = await openRun({ ...local, port, socketPath }).catch(() => undefined);
    if (opened) return opened;
  }
  say('The private MySQL did not answer within 30 s.');
  return undefined;
}

function fromUrl(url) {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

async function openRun(endpoint) {
  const name = `tidebox_test_${process.pid}_${randomBytes(3).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const server = await onServer(endpoint, async (query) => {
    await query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    for (const host of ['localhost', '127.0.0.1', '%']) {
      await query(`CREATE USER '${name}'@'${host}' IDENTIFIED BY '${password}'`);
      // In a GRANT the database name is a pattern: \_ is a plain underscore.
      const pattern = `${name.replaceAll('_', '\\_')}%`;
      await query(`GRANT ALL PRIVILEGES ON \`${pattern}\`.* TO '${name}'@'${host}'`);
    }
    const [row] = await query('SELECT @@port AS port');
    return { host: endpoint.host, port: endpoint.socketPath ? row.port : endpoint.port };
  });
  const run = { ...server, user: name, password };
  const close = () => closeRun(endpoint, name);
  // Opened by socket, the server may still refuse TCP, which is what the tests will use.
  await onServer(run, (query) => query(`USE ${name}`)).catch(async (error) => {
    await close();
    throw error;
  });
  return { url: `mysql://${name}:${password}@${run.host}:${run.port}/${name}`, close };
}

async function closeRun(endpoint, name) {
  await onServer(endpoint, async (query) => {
    const pattern = `${name.replaceAll('_', '\\_')}%`;
    for (const row of await query(`SHOW DATABASES LIKE '${pattern}'`)) {
      await query(`DROP DATABASE \`${Object.values(row)[0]}\``);
    }
    for (const host of ['localhost', '127.0.0.1', '%']) {
      await query(`DROP USER IF EXISTS '${name}'@'${host}'`);
    }
  });
}

async function onServer(endpoint, work) {
  // Not imported above: on a bare clone the package is only there once npm ci has run.
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ ...endpoint, connectTimeout: 3000 });
  try {
    return await work(async (sql) => (await connection.query(sql))[0]);
  } finally {
    await connection.end();
  }
}
