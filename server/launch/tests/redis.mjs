import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from '../lib/children.mjs';
import { freePort } from '../lib/built-server.mjs';
import { say } from '../lib/project.mjs';
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

const LOCAL = 'redis://127.0.0.1:6379';

/**
 * Finds a Redis or starts one of our own: a named one, the local one, an installed one, apt's. Nothing
 * is stored in it: stories only publish and listen. Undefined where none can be had.
 */
export async function prepareRedis() {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { from: 'TEST_REDIS_URL', url: given, close: async () => undefined };
  if (await answers(LOCAL)) return { from: LOCAL, url: LOCAL, close: async () => undefined };
  const names = ['redis-server', 'valkey-server'];
  if (!findProgram(...names)) await aptInstall('redis-server');
  const program = findProgram(...names);
  return program && startPrivateRedis(program);
}

async function startPrivateRedis(program) {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const server = start(program, args, { stdio: 'ignore' });
  const close = async () => {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 50 && server.exitCode === null; attempt += 1) {
    if (await answers(url)) return { from: 'a private instance', url, close };
    await sleep(100);
  }
  await close();
  say('The private Redis did not answer within 5 s.');
  return undefined;
}

/** True if a Redis responds there without a password. */
function answers(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1_000 });
    const end = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (bytes) => end(bytes.toString().startsWith('+PONG')));
    socket.on('error', () => end(false)).on('timeout', () => end(false));
  });
}
