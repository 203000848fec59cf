// How long `npm start` takes to the first answer when everything is built, and what the idle server
// occupies. Each run has a database of its own: the first is seeded, the second finds it filled.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_MS = 5_000;
const LIMIT_MS = 60_000;

const varDir = mkdtempSync(join(tmpdir(), 'tidebox-bench-'));
try {
  for (const run of ['first start, demo seeded', 'second start']) {
    const { readyMs, rssMb } = await startOnce();
    process.stdout.write(
      `${run.padEnd(26)} first 200 after ${(readyMs / 1000).toFixed(2)} s, idle RSS ${rssMb} MB\n`,
    );
  }
} finally {
  rmSync(varDir, { recursive: true });
}

async function startOnce() {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, PORT: String(port), VAR_DIR: varDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstAnswer(`http://127.0.0.1:${port}/`, server, startedAt);
    const readyMs = performance.now() - startedAt;
    await sleep(IDLE_MS);
    return { readyMs, rssMb: residentMegabytes(server.pid) };
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

function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
