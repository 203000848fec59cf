import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { TestApp } from './test-app';
import { urlOf } from './test-database';

/** A server in a process of its own. */
export interface SecondServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server in another process, on the app's database and Redis; `environment` says what differs.
 * It does no scheduled work that a story could see: nothing in a story is old by the clock on the wall.
 */
export async function startSecondServer(
  app: TestApp,
  environment: NodeJS.ProcessEnv = {},
): Promise<SecondServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['-r', './server/testing/transpile.cjs', 'server/main.ts'],
    {
      cwd: resolve(__dirname, '../..'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', DEMO: 'off', CAPTCHA: 'off', LOG_LEVEL: 'silent' },
        ...{ HOST: '127.0.0.1', PORT: String(port), VAR_DIR: app.varDir },
        ...{ DATABASE_URL: urlOf(app.services.db), REDIS_URL: app.redisUrl ?? '' },
        ...environment,
      },
    },
  );
  const ended = once(child, 'exit');
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) throw new Error('The second server ended before it was ready');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns a port on which nothing listens just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
