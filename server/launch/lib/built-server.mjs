import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { start } from './children.mjs';

const PATIENCE_MS = 20_000;

/**
 * Starts the built server with its files in `varDir`, without demo and supervisor, and waits until it
 * can serve. `env` says what differs, `args` which program runs instead, with a channel to it, `folder` where it was
 * built, `log` in which file it writes its log. Returns its process and where it is reached.
 */
export async function startBuiltServer({ varDir, env = {}, port, args, folder, log }) {
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const server = start(process.execPath, args ?? ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'inherit', ...(args ? ['ipc'] : [])],
    env: {
      ...process.env,
      PORT: ownPort,
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
  await untilReady(url, server);
  return { server, url };
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

/** Returns a free port of this machine. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
