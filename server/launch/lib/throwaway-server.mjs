import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, stop } from './children.mjs';

const PATIENCE_MS = 20_000;

/**
 * Runs `use(url, pid)` against the built server on a free port, with an empty database in a folder of its
 * own; ends the server and removes the folder afterwards. `env` says what differs.
 */
export async function withThrowawayServer(env, use) {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-measure-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = start(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      VAR_DIR: varDir,
      DATABASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: url,
      SMTP_URL: 'catch',
      ...env,
    },
  });
  try {
    await untilReady(url, server);
    return await use(url, server.pid);
  } finally {
    await stop(server);
    rmSync(varDir, { recursive: true, force: true });
  }
}

async function untilReady(url, server) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The server did not answer within ${PATIENCE_MS / 1000} s`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
