import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../launch/lib/built-server.mjs';
import { aptInstall } from '../../launch/tests/apt.mjs';
import { openWhenReady } from '../../launch/tests/mysql.mjs';
import { startPrivateMysql } from '../../launch/tests/private-mysql.mjs';
import { findProgram } from '../../launch/tests/programs.mjs';
import { haproxyConfig, unavailable } from './haproxy-config.mjs';
import { startObjectStorage } from './object-storage.mjs';
import { Part } from './part.mjs';
import { mountSmallDisk } from './small-disk.mjs';

const READY_WITHIN_MS = 40_000;

/**
 * Starts a whole shop on this machine: MariaDB, Redis, a store that speaks S3, two processes with `ROLE=web`, one
 * with `ROLE=worker`, and HAProxy in front. Returns its address, its parts and how to close it.
 * @throws Error naming the program that is neither installed nor installable
 */
export async function startCluster({ port, env = {} } = {}) {
  const haproxy = await installed('haproxy', 'haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-cluster-'));
  const closing = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const disk = await mountSmallDisk(join(folder, 'disk'));
    if (disk) closing.push(() => disk.close());
    const mysql = await startDatabase(disk?.folder);
    closing.push(() => mysql.close());
    const redis = await startRedis(folder);
    closing.push(() => redis.part.stop());
    const objects = await startObjectStorage();
    closing.push(() => objects.close());
    const balancerPort = port ?? (await freePort());
    const url = `http://127.0.0.1:${balancerPort}`;
    const shared = {
      ...process.env,
      ...{ HOST: '127.0.0.1', VAR_DIR: folder, DEMO: 'off', LOG_LEVEL: 'warn', CAPTCHA: 'on' },
      ...{ DATABASE_URL: mysql.url, REDIS_URL: redis.url, STORAGE_URL: objects.url },
      ...{ PUBLIC_URL: url, SMTP_URL: 'catch', TRUST_PROXY: '1' },
      ...env,
    };
    const webPorts = [await freePort(), await freePort()];
    const webs = [];
    // One after the other: the first one migrates.
    for (const webPort of webPorts)
      webs.push(await processOf({ ...shared, ROLE: 'web', PORT: webPort }, folder).open());
    closing.push(() => Promise.all(webs.map((web) => web.stop())));
    const worker = await processOf(
      { ...shared, ROLE: 'worker', PORT: await freePort() },
      folder,
    ).open();
    closing.push(() => worker.stop());
    const balancer = await balancerOf({
      ...{ program: haproxy, folder, port: balancerPort, webPorts },
    }).open();
    closing.push(() => balancer.stop());
    const webUrls = webPorts.map((webPort) => `http://127.0.0.1:${webPort}`);
    return {
      url,
      webUrls,
      varDir: folder,
      env: shared,
      mysql,
      disk,
      redis: redis.part,
      webs,
      worker,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase(place) {
  await installed('mariadb-server', 'mariadbd', 'mysqld');
  const server = await startPrivateMysql({ isDurable: true, place });
  const { url } = await openWhenReady(server);
  return { ...server, url };
}

async function startRedis(folder) {
  const program = await installed('redis-server', 'redis-server', 'valkey-server');
  const port = await freePort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const ready = () => untilTrue(() => isListening(port), 'Redis');
  const part = new Part({ program, args, options: { stdio: 'ignore' }, ready });
  return { part: await part.open(), url: `redis://127.0.0.1:${port}` };
}

function processOf(env, folder) {
  const log = join(folder, `${env.ROLE}-${env.PORT}.log`);
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return new Part({
    program: process.execPath,
    args: ['dist/server/main.js'],
    options: { env, stdio: ['ignore', openSync(log, 'a'), 'inherit'] },
    ready: () => untilTrue(isReady, `The process with ROLE=${env.ROLE}`),
  });
}

function balancerOf({ folder, port, webPorts, program }) {
  const unavailableFile = join(folder, 'unavailable.http');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(unavailableFile, unavailable);
  writeFileSync(file, haproxyConfig({ port, webPorts, unavailableFile }));
  return new Part({
    program,
    args: ['-f', file, '-db'],
    options: { stdio: ['ignore', 'ignore', 'inherit'] },
    ready: () => untilTrue(() => isListening(port), 'HAProxy'),
  });
}

/** Returns the full path of a program, which is installed where we may. */
async function installed(debianPackage, ...names) {
  const found = findProgram(...names);
  if (found) return found;
  await aptInstall(debianPackage);
  const program = findProgram(...names);
  if (!program) throw new Error(`${names[0]} is missing: install ${debianPackage}`);
  return program;
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    const end = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });
}

async function untilTrue(isSo, name) {
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${name} was not ready within 40 s`);
    await sleep(50);
  }
}
