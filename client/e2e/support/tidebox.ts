import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');
const run = promisify(execFile);

/** A Tidebox of one story: its own port, database and folder, started as on a fresh machine. */
export interface Tidebox {
  readonly url: string;
  /** Runs one operator command and returns its JSON output. */
  operate(...command: string[]): Promise<unknown>;
  /** Ends the server as a loss of power would. */
  crash(): Promise<void>;
  /** Starts it again where it was, with what it had stored. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Seeds the sample data and lets the demo warehouse work. */
  demo: boolean;
  /** Milliseconds between two steps of the demo warehouse. */
  paceMs?: number;
  /** Environment variables on top of those of a fresh machine. */
  environment?: NodeJS.ProcessEnv;
}

/** Starts the built server. */
export async function startTidebox({
  demo,
  paceMs = 100,
  environment = {},
}: StartOptions): Promise<Tidebox> {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-e2e-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    STAFF_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    VAR_DIR: varDir,
    DATABASE_URL: '',
    DEMO: demo ? 'on' : 'off',
    DEMO_PACE_MS: String(paceMs),
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const url = `http://127.0.0.1:${port}`;
  let server = await startServer(url, env);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exited;
  };
  return {
    url,
    async operate(...command) {
      const args = ['dist/server/operator/main.js', ...command, '--json'];
      const { stdout } = await run(process.execPath, args, { cwd: root, env });
      return JSON.parse(stdout) as unknown;
    },
    crash: () => end('SIGKILL'),
    async restart() {
      server = await startServer(url, env);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

async function startServer(url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url, server).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw error;
  });
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 100) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The server was not ready within 120 s');
}
