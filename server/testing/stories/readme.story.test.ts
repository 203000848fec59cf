import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDemoFund, openDemoAccount } from '../../operator/demo/demo-shopper';
import { drawImage } from '../builders/image';
import { startTestApp, type TestApp } from '../test-app';

const run = promisify(execFile);
const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
const [, script = ''] = /### A third-party client's life[^]*?```sh\n([^]*?)```/.exec(readme) ?? [];

const isPossible = ['bash', 'curl', 'sed'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await openDemoAccount(app.services);
  await fillDemoFund(app.services);
  folder = mkdtempSync(join(tmpdir(), 'tidebox-readme-'));
  writeFileSync(join(folder, 'me.png'), await drawImage());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

/** Every answer of the script, in its order. */
async function play(url: string): Promise<{ code: number; data: unknown }[]> {
  const here = script.replace(/^api=.*$/m, `api=${url}/api/v1`);
  const { stdout } = await run('bash', ['-euc', here], { cwd: folder });
  // curl prints no line break after an answer; every answer begins with its code.
  const answers = stdout.trim().split(/\n?(?=\{"code":)/);
  return answers.map((answer) => JSON.parse(answer) as { code: number; data: unknown });
}

describe("A third-party client's life with curl, as the README tells it", () => {
  it('comes true, command by command', async () => {
    if (!isPossible) {
      if (process.env['CI']) throw new Error('bash, curl or sed is missing');
      process.stderr.write('SKIPPED: bash, curl or sed is missing, the README was not tried.\n');
      return;
    }
    const answers = await play(app.guest.url);
    expect(answers.map(({ code }) => code)).toEqual(Array(commands()).fill(200));
    const [login, info, updated, avatar, item, order, payment, ...rest] = answers;
    const [footer, article, rate, site, logout] = rest;
    expect(login?.data).toMatchObject({ token: expect.any(String) as string });
    expect(info?.data).toMatchObject({ email: 'demo@tidebox.example' });
    expect(updated?.data).toMatchObject({ name: 'Mira', birthday: '1994-05-17' });
    expect(avatar?.data).toMatchObject({ avatar: expect.stringMatching(/^\/uploads\//) as string });
    expect(item?.data).toMatchObject({ name: 'Teapot', subtotal: 1250 });
    expect(order?.data).toMatchObject({ status: 'PENDING_PAYMENT', amount: 1250 });
    expect(payment?.data).toMatchObject({ status: 'CAPTURED', balance_deduction: 1250 });
    expect(JSON.stringify(footer?.data)).toMatch(/\p{Script=Han}/u);
    expect(article?.data).toMatchObject({ id: 59 });
    expect(rate?.data).toMatchObject({ from: 'CNY', to: 'USD' });
    expect(site?.data).toMatchObject({ WEBSITE_NAME: 'Tidebox' });
    expect(logout?.data).toBeNull();
  });
});

function commands(): number {
  return script.match(/\bcurl -s/g)?.length ?? 0;
}
