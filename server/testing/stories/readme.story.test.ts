import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoShopper } from '../../modules/site/public';
import { fillDemoFund, openDemoAccount } from '../../operator/demo/demo-shopper';
import { readProviderItem } from '../../platform/item-page/provider-contract';
import { drawImage } from '../builders/image';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const run = promisify(execFile);
const DOCUMENTS = ['README.md', 'schema/operating.md', 'schema/integrating.md'];
const textOf = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const printed = DOCUMENTS.map(textOf).join('\n');
const blocks = [...printed.matchAll(/```\w+\n([^]*?)```/g)].map(([, text = '']) => text);
const blockThat = (begins: string) => blocks.find((text) => text.startsWith(begins)) ?? '';

const OPERATOR = 'npm run operator -- ';
const OPERATOR_DAY = `${OPERATOR}work`;
const SIGN_IN = 'mutation {\n  signIn';
const CURL = 'api=http';
const PROVIDED = '{\n  "title"';

/** Beginnings of the code blocks that are run below, and the reasons why the others are not. */
const tried: Record<string, string> = {
  [OPERATOR_DAY]: 'below',
  [SIGN_IN]: 'below',
  [CURL]: 'below',
  [PROVIDED]: 'below',
  [`${OPERATOR}backup`]: 'the story of backups runs it on a place of its own',
  'npm start ': 'the browser stories start the built server; npm test is what runs this',
  'flowchart ': 'a drawing, not a command',
};

const isPossible = ['bash', 'curl', 'sed'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

let app: TestApp;
let shopper: TestClient;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ environment: { STAFF_URL: 'https://staff.tidebox.example' } });
  await openDemoAccount(app.services);
  await fillDemoFund(app.services);
  const { signIn } = await app.guest.run(blockThat(SIGN_IN));
  shopper = app.guest.withToken(signIn.token);
  folder = mkdtempSync(join(tmpdir(), 'tidebox-readme-'));
  for (const name of ['how-to-buy.md', 'news.txt', 'news.zh.txt'])
    writeFileSync(join(folder, name), '# News\n\nPaste a link.');
  writeFileSync(join(folder, 'me.png'), await drawImage());
  writeFileSync(join(folder, 'box.jpg'), await drawImage('jpeg'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

it('Every block of README, operating.md and integrating.md is run here, or has a reason not to be', () => {
  const owners = blocks.map((text) => Object.keys(tried).filter((begin) => text.startsWith(begin)));
  expect(blocks.filter((_, index) => owners[index]?.length !== 1)).toEqual([]);
  expect(owners.flat().sort()).toEqual(Object.keys(tried).sort());
});

it('The GraphQL operation of integrating.md signs the demo shopper in', async () => {
  expect((await shopper.run('{ viewer { email isEmailVerified } }')).viewer).toEqual({
    email: demoShopper.email,
    isEmailVerified: true,
  });
});

it('What a provider answers in operating.md keeps the contract', () => {
  expect(readProviderItem(blockThat(PROVIDED)).title).toBe('纯棉外套');
});

describe('The operator commands of operating.md', () => {
  it('work as they are printed, one after the other', async () => {
    const { id, number } = await buildOrder(app, shopper, { status: 'PAID' });
    const parcel = await buildPackage(app, shopper);
    const asksForRefund = () =>
      shopper.run(
        `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} } }`,
        { input: { orderId: id, reason: 'It is not needed any more' } },
      );
    const lines = blockThat(OPERATOR_DAY).trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      if (line.includes('refund approve')) await asksForRefund();
      const here = line
        .replace(/\bOR\d{8}-\d{8}\b/, number)
        .replace(/\bPK\d{8}-\d{8}\b/, parcel.number)
        .replace(/\b[\w.-]+\.(jpg|md|txt)\b/g, (name) => join(folder, name));
      const { exitCode, err } = await operate(app, ...wordsOf(here));
      expect({ line, exitCode, err }).toEqual({ line, exitCode: 0, err: '' });
    }
    const { order, packages } = await shopper.run(
      'query ($id: ID!) { order(id: $id) { status } packages { items { status } } }',
      { id },
    );
    expect(order.status).toBe('REFUNDED');
    expect(packages.items).toEqual([{ status: 'PENDING_RECEIPT' }]);
  });
});

/** The arguments of a printed command, as a shell would hand them over. */
function wordsOf(line: string): string[] {
  const command = line.slice(OPERATOR.length).replace(/\s#.*$/, '');
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

describe("A third-party client's life with curl, as integrating.md tells it", () => {
  const script = blockThat(CURL);

  /** Every result of the script, in its order. */
  async function play(url: string): Promise<{ code: number; data: unknown }[]> {
    const here = script.replace(/^api=.*$/m, `api=${url}/api/v1`);
    const { stdout } = await run('bash', ['-euc', here], { cwd: folder });
    // curl prints no line break after a result; each begins with its code.
    const results = stdout.trim().split(/\n?(?=\{"code":)/);
    return results.map((result) => JSON.parse(result) as { code: number; data: unknown });
  }

  it('comes true, command by command', async () => {
    if (!isPossible) {
      if (process.env['CI']) throw new Error('bash, curl or sed is missing');
      process.stderr.write(
        'SKIPPED: bash, curl or sed is missing, integrating.md was not tried.\n',
      );
      return;
    }
    const results = await play(app.guest.url);
    const commands = script.match(/\bcurl -s/g)?.length ?? 0;
    expect(results.map(({ code }) => code)).toEqual(Array(commands).fill(200));
    const [login, info, updated, avatar, upload, item, order, payment, ...later] = results;
    const [paid, asked, withdrawn, ...rest] = later;
    const [footer, article, rate, site, logout] = rest;
    expect(login?.data).toMatchObject({ token: expect.any(String) as string });
    expect(info?.data).toMatchObject({ email: 'demo@tidebox.example' });
    expect(updated?.data).toMatchObject({ name: 'Mira', birthday: '1994-05-17' });
    expect(avatar?.data).toMatchObject({ avatar: expect.stringMatching(/^\/uploads\//) as string });
    const { id, url } = upload?.data as { id: string; url: string };
    expect(item?.data).toMatchObject({ name: 'Teapot', image_id: id, image_url: url });
    expect(order?.data).toMatchObject({ status: 'PENDING_PAYMENT', amount: 1250 });
    expect(payment?.data).toMatchObject({ status: 'CAPTURED', balance_deduction: 1250 });
    expect(paid?.data).toMatchObject({ items: [{ status: 'PAID' }] });
    expect(asked?.data).toMatchObject({ status: 'REFUND_PROCESSING' });
    expect(withdrawn?.data).toMatchObject({ status: 'PAID' });
    expect(JSON.stringify(footer?.data)).toMatch(/\p{Script=Han}/u);
    expect(article?.data).toMatchObject({ id: 59 });
    expect(rate?.data).toMatchObject({ from: 'CNY', to: 'USD' });
    expect(site?.data).toMatchObject({ WEBSITE_NAME: 'Tidebox' });
    expect(logout?.data).toBeNull();
  });
});
