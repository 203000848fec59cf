// Measures how long `npm start` takes to the first response when everything is built, and the memory of the idle
// server. Each run has a database of its own: the first is seeded, the second finds it filled.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare } from '../launch/lib/ready.mjs';
import { withServer } from './lib/server.mjs';

const IDLE_MS = 5_000;

if (!(await prepare())) process.exit(1);

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

function startOnce() {
  return withServer({ VAR_DIR: varDir }, async ({ pid, readyMs }) => {
    await sleep(IDLE_MS);
    const family = [pid, ...childrenOf(pid)];
    return { readyMs, rssMb: family.map(residentMegabytes).join(' + ') };
  });
}

/** The supervisor is one process, the server another. */
function childrenOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean);
}

function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
