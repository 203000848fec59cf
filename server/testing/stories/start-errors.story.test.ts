import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../second-server';

const folder = mkdtempSync(join(tmpdir(), 'tidebox-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a server as it is started by its supervisor; returns how it ended and what it said. */
async function start(environment: NodeJS.ProcessEnv) {
  const own = { NODE_ENV: 'test', DEMO: 'off', CAPTCHA: 'off', LOG_LEVEL: 'silent' };
  const child = spawn(
    process.execPath,
    ['-r', './server/testing/transpile.cjs', 'server/main.ts'],
    {
      cwd: resolve(__dirname, '../../..'),
      env: { ...process.env, ...own, VAR_DIR: join(folder, 'var'), ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number, said };
}

describe('A start that cannot work is given up at once (78), and names its variable', () => {
  it('where another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) });
    other.close();
    expect(code).toBe(78);
    expect(said).toContain(`127.0.0.1:${port}: another program listens there`);
    expect(said).toContain('PORT');
  });

  it('where VAR_DIR is no folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, said } = await start({ PORT: String(await freePort()), VAR_DIR: file });
    expect(code).toBe(78);
    expect(said).toMatch(/VAR_DIR: .*file.* cannot be written/);
  });

  const mysql = process.env['TEST_MYSQL_URL'];
  (mysql ? it : it.skip)('where DATABASE_URL names no database that is ours', async () => {
    const url = new URL(mysql!);
    url.username = 'nobody';
    url.password = 'wrong';
    const { code, said } = await start({ PORT: String(await freePort()), DATABASE_URL: url.href });
    expect(code).toBe(78);
    expect(said).toContain('DATABASE_URL: ');
  });
});
