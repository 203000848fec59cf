import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from '../lib/children.mjs';
import { limits } from './limits.mjs';

const PATIENCE_MS = 20_000;

/** The page `/` as a guest's browser gets it from the built server. */
export async function weighHome() {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-budgets-'));
  const port = await freePort();
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', VAR_DIR: varDir };
  Object.assign(env, { NODE_ENV: 'development', DATABASE_URL: '', DEMO: 'off', LOG_LEVEL: 'warn' });
  const server = start(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  try {
    const bytes = await untilAnswered(`http://127.0.0.1:${port}/`, server);
    return { name: 'HTML of /', bytes, limit: limits['HTML of /'] };
  } finally {
    await stop(server);
    rmSync(varDir, { recursive: true, force: true });
  }
}

async function untilAnswered(url, server) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered');
    const bytes = await bytesOf(url).catch(() => undefined);
    if (bytes) return bytes;
    await sleep(100);
  }
  throw new Error(`The server did not answer within ${PATIENCE_MS / 1000} s`);
}

/** Bytes of the body as sent; fetch would unpack them. */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not brotli`));
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
