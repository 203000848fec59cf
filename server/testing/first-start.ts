import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { urlOf, openTestDatabase, type TestDatabase } from './test-database';

/** A database without a table, as a first start finds it. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const test = await openTestDatabase();
  await test.db.owner.dropDatabase();
  return test;
}

/** The work of a process after its start signal; each has loaded its modules by then. */
const scripts = {
  migrate: (url: string) => `
    const { openDatabase } = require('./server/platform/db/open-database');
    const { migrate } = require('./server/platform/db/migrate');
    const { locateDatabase } = require('./server/platform/config');
    const { openLog } = require('./server/platform/log');
    const { migrations } = require('./server/migrations');
    globalThis.work = async () => {
      const db = await openDatabase(locateDatabase('${url}'), { entities: [], migrations });
      await migrate({ db, log: openLog('silent') }, { leaseMs: 500 });
      await db.close();
    };`,
  start: (url: string, varDir: string) => `
    const { openServices } = require('./server/app/services');
    const { demo } = require('./server/operator/demo/demo');
    const { readConfig } = require('./server/platform/config');
    const environment = { NODE_ENV: 'test', VAR_DIR: '${varDir}', DATABASE_URL: '${url}' };
    globalThis.work = async () => {
      const config = readConfig(environment);
      const world = await openServices(config, { isExempt: demo.isOwnHost(config) });
      const services = await demo.open(world);
      await services.db.close();
    };`,
};

/** Starts another process of this program on the given database. */
export interface FirstStart {
  /** Resolves when it has loaded its modules and waits for `go`. */
  readonly ready: Promise<unknown>;
  go(): void;
  kill(): void;
  /** Its exit code, null when it was killed, and what it wrote to stderr. */
  readonly end: Promise<readonly [code: number | null, errors: string]>;
}

/** Starts a process that only migrates, or does all that a server with the demo does before it listens. */
export function prepareStart(work: keyof typeof scripts, { db }: TestDatabase): FirstStart {
  const varDir = mkdtempSync(join(tmpdir(), 'tidebox-start-'));
  const child = spawn(
    process.execPath,
    [
      '-r',
      './server/testing/transpile.cjs',
      '-e',
      `require('reflect-metadata');${scripts[work](urlOf(db), varDir)}${WAIT}`,
    ],
    { cwd: resolve(__dirname, '../..') },
  );
  return {
    ready: once(child.stdout, 'data'),
    go: () => child.stdin.write('go\n'),
    kill: () => child.kill('SIGKILL'),
    end: endOf(child, varDir),
  };
}

const WAIT = `
  process.stdin.once('data', () => {
    process.stdin.destroy();
    globalThis.work();
  });
  console.log('ready');`;

async function endOf(
  child: ChildProcess,
  varDir: string,
): Promise<readonly [number | null, string]> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  await rm(varDir, { recursive: true });
  return [code, errors];
}
