import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/** Runs `work` with a built server on a free port; `readyMs`: from its launch to its first 200. */
export async function withServer(environment, work) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstAnswer(`${url}/`, server, startedAt);
    return await work({ url, pid: server.pid, readyMs: performance.now() - startedAt });
  } finally {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
  }
}

async function firstAnswer(url, server, startedAt) {
  while (performance.now() - startedAt < LIMIT_MS) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered');
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(10);
  }
  throw new Error(`No answer within ${LIMIT_MS / 1000} s`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
