import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInvariants } from '../../app/checking/check-invariants';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const ARTICLE = 'query ($id: Int!) { article(id: $id) { name html language isFaq group { id } } }';
const SEARCH = 'query ($text: String!) { searchArticles(text: $text) { id } }';

async function read(id: number, client = app.guest) {
  app.clock.advance(11_000);
  return (await client.run(ARTICLE, { id })).article;
}

async function found(text: string, client = app.guest): Promise<number[]> {
  app.clock.advance(11_000);
  const { searchArticles } = await client.run(SEARCH, { text });
  return searchArticles.map(({ id }: { id: number }) => id);
}

/** Returns the output of `article …`, which must succeed. */
async function article(...args: string[]): Promise<string> {
  const { exitCode, out, err } = await operate(app, 'article', ...args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return out;
}

function file(name: string, text: string): string {
  const path = join(app.varDir, name);
  writeFileSync(path, text);
  return path;
}

const gifts = `# Gift wrapping at {site}

We wrap **gifts** within {paymentHours} hours:

1. choose paper
2. [pay](/faq/64)

| Paper | Price |
| ----- | ----- |
| Red   | 5     |

<script>alert(1)</script> <img src="x" onerror="alert(1)"> [x](javascript:alert(1))
`;

describe('An operator writes an article in Markdown (EN-03)', () => {
  it('as a draft that readers do not see until it is published', async () => {
    const en = file('gifts.md', gifts);
    const written = await article('write', '500', '--en', en, '--group', 'getting-started');
    expect(written).toBe('500 version 1 is a draft.\n');
    expect(await read(500)).toBeNull();
    expect(await article('list')).toMatch(/500 +\* +getting-started/);

    const preview = await article('preview', '500');
    expect(preview).toContain('<h1>Gift wrapping at Tidebox</h1>');
    expect(preview).toContain('within 72 hours');
    expect(await article('publish', '500')).toBe('500 version 1 is published.\n');
    const { name, html, isFaq, group } = await read(500);
    expect({ name, isFaq, group }).toEqual({
      ...{ name: 'Gift wrapping at Tidebox', isFaq: true, group: { id: 'getting-started' } },
    });
    expect(preview).toContain(html);
    expect(html).toContain('<strong>gifts</strong> within 72 hours');
    expect(html).toContain('<li><a href="/faq/64">pay</a></li>');
    expect(html).toContain('<td>Red</td>');
    expect(html).not.toMatch(/<script|<img|onerror|href="java/);
  });

  it('in one language first: readers of the other get it meanwhile, and are told', async () => {
    const en = file('gifts.md', gifts);
    await article('write', '500', '--en', en, '--group', 'service', '--page', '--publish');
    const chinese = app.guest.speaking('zh');
    expect(await read(500, chinese)).toMatchObject({ language: 'en', isFaq: false });
    expect(await found('wrapping', chinese)).toEqual([500]);
    await article('write', '500', '--zh', file('gifts.zh.md', '# 礼品\n\n包装精美'), '--publish');
    expect(await read(500, chinese)).toMatchObject({ language: 'zh', name: '礼品' });
    expect(await read(500)).toMatchObject({ language: 'en', name: 'Gift wrapping at Tidebox' });
  });

  it('anew, sees what it was before, and takes it back (CO-08)', async () => {
    const before = await read(59);
    await article('write', '59', '--en', file('new.md', '# New\n\nShorter.'), '--publish');
    expect(await read(59)).toMatchObject({ name: 'New', html: '<p>Shorter.</p>' });
    expect((await read(59, app.guest.speaking('zh'))).name).toBe('代购流程');
    expect(await article('show', '59')).toBe('# New\n\nShorter.\n');
    expect(await article('versions', '59')).toMatch(/2 .*New\n1 .*Purchase process\n/s);
    expect(await article('restore', '59', '1')).toBe('59 version 3 is published.\n');
    expect(await read(59)).toEqual(before);
  });

  it('moves it to another place without touching its words', async () => {
    const { name, html } = await read(77);
    await article('write', '77', '--group', 'about', '--position', '1', '--page', '--publish');
    expect(await read(77)).toMatchObject({ name, html, isFaq: false, group: { id: 'about' } });
  });

  it.each([
    ['nobody knows', ['write', '900'], 'NOT_FOUND', 1],
    ['in an unknown group', ['write', '900', '--group', 'x'], 'groupId: expected one of', 1],
    ['without a title', ['write', '59', '--en', '$plain'], 'a first line like # Title', 1],
    ['too long', ['write', '59', '--en', '$long'], 'bodyEn: Enter at most 20,000 characters', 1],
    [
      'in no language',
      ['write', '59', '--en', '$empty', '--zh', '$empty', '--publish'],
      'htmlEn',
      1,
    ],
    ['from no file', ['write', '59', '--en', '/no/such.md'], 'Cannot read /no/such.md', 2],
    ['with no number', ['write', 'x'], 'Expected a whole number', 2],
    ['of a version that is not there', ['restore', '59', '7'], 'NOT_FOUND', 1],
    ['that was never written', ['publish', '59'], 'NOT_FOUND', 1],
  ])('and cannot write one %s', async (_, args, message, code) => {
    const before = await read(59);
    const files: Record<string, string> = {
      ...{ $plain: 'Words', $long: `# A\n\n${'a'.repeat(20_001)}`, $empty: '' },
    };
    const filled = args.map((arg) => (arg in files ? file(`${arg}.md`, files[arg]!) : arg));
    const { exitCode, err } = await operate(app, 'article', ...filled);
    expect(err).toContain(message);
    expect(exitCode).toBe(code);
    expect(await read(59)).toEqual(before);
  });
});

describe('A search of the articles', () => {
  it('takes Chinese words apart as a dictionary does', async () => {
    const chinese = app.guest.speaking('zh');
    expect((await found('仓库免费存放多久', chinese))[0]).toBe(67);
    expect(await found('余额怎么充值', chinese)).toContain(65);
    expect(await found('ＤＨＬ价格', chinese)).toContain(71);
  });

  it('finds the figures and the name of the site as they are now', async () => {
    await operate(app, 'config', 'set', 'name', 'Harbour');
    await operate(app, 'config', 'set', 'freeStorageDays', '41');
    expect(await found('harbour')).toContain(81);
    expect(await found('41 days free')).toContain(67);
  });
});
