import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { takeServerLock } from './server-lock';

const project = resolve(__dirname, '../../..');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidebox-lock-'));
  file = join(folder, 'tidebox.sqlite');
});
const started: ChildProcess[] = [];
afterEach(() => {
  // A process left over from a failed test must not keep jest from ending.
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const sqlite = () => ({ engine: 'sqlite', file }) as const;

/** Starts another process of this program and collects its output. */
function startProcess(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['-r', './server/testing/transpile.cjs', ...args], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  started.push(child);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output };
}

describe('The lock of a server', () => {
  it('cannot be held twice, and is free once released', () => {
    const first = takeServerLock(sqlite());
    expect(() => takeServerLock(sqlite())).toThrow(
      `another server already uses ${file}; stop it first`,
    );
    first.release();
    takeServerLock(sqlite()).release();
  });

  it('is let go of when its process is killed', async () => {
    const script = `
      const { takeServerLock } = require('./server/platform/db/server-lock');
      globalThis.lock = takeServerLock({ engine: 'sqlite', file: ${JSON.stringify(file)} });
      console.log('held');
      setInterval(() => undefined, 1_000);`;
    const { child } = startProcess(['-e', script]);
    await once(child.stdout, 'data');
    expect(() => takeServerLock(sqlite())).toThrow('another server');
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeServerLock(sqlite()).release();
  });

  it('is taken by the server before it touches the database', async () => {
    const held = takeServerLock(sqlite());
    const { child, output } = startProcess(['server/main.ts'], {
      NODE_ENV: 'test',
      VAR_DIR: folder,
      DATABASE_URL: `sqlite:${file}`,
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain(`another server already uses ${file}`);
    expect(existsSync(file)).toBe(false);
    held.release();
  });

  it('is not needed on MySQL, where many servers share the database', () => {
    const mysql = { engine: 'mysql', url: 'mysql://root@127.0.0.1/any' } as const;
    takeServerLock(mysql);
    expect(() => takeServerLock(mysql)).not.toThrow();
  });
});
