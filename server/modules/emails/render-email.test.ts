import childProcess from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { DAY_MS } from '../../kernel/clock';
import { languages, type Language } from '../../kernel/language';
import type { Email } from '../../platform/mail/mail';
import { siteDefaults } from '../site/public';
import type { EmailKey, EmailParams } from './email.kinds';
import { renderEmail } from './render-email';
import { forkedRenderer } from './renderer';
import { writeEmail, type Sender } from './email-content';
import { emailTexts } from './texts/email.texts';

const sender: Sender = {
  name: 'Harbour & Sons',
  serviceEmail: 'hello@harbour.example',
  logo: '/our-logo.png',
  publicUrl: 'https://shop.harbour.example',
};
const link = `${sender.publicUrl}/user/result?purpose=VERIFY&token=abc-123`;
const at = '2026-11-21T16:20:00.000Z';
const order = { order: 'OR20261121-1', targetId: '01ORDER' };
const amount = 123_450 as never;

const samples: EmailParams = {
  welcome: { link, days: 30 },
  alreadyRegistered: {},
  verifyEmail: { link },
  activateEmail: { link },
  resetPassword: { link },
  passwordChanged: { at },
  emailChanged: { at, newEmail: 'new@example.com' },
  newSignIn: { at, device: '<b>Firefox</b>' },
  accountDeleted: { at },
  staffInvitation: { name: 'Lena', link },
  paymentsFrozen: {
    at,
    findings: 'every entry sums to zero: entry 1, total 5\nno balance is negative: 2',
  },
  lead: {
    ...{ name: 'Lin', company: 'Paper & Tea', replyTo: 'lin@example.com', phone: '+49 30 1' },
    ...{ message: 'Teapots.\nFrom <spring> on.', monthlyParcels: 1200 },
  },
  ORDER_PAID: { ...order, amount },
  PACKAGE_PAID: { package: 'PK1', amount, targetId: '01PACKAGE' },
  BALANCE_CREDITED: { reference: 'PY1', amount, targetId: '' },
  REMITTANCE_DIFFERS: { payment: 'PY1', amount, told: amount, targetId: '' },
  PAYMENT_CREDITED: { payment: 'PY1', amount, purpose: 'ORDER', number: 'OR1', targetId: '' },
  ORDER_IN_STOCK: { ...order, days: 5 },
  PACKAGE_SHIPPED: {
    ...{ package: 'PK1', carrier: 'DHL', trackingNumber: 'JD0146', targetId: '01PACKAGE' },
  },
  REFUND_APPROVED: { ...order, amount },
  ITEM_REFUNDED: { ...order, amount, item: 'Cup', rest: 0, note: 'Sold out' },
  QUESTION_ASKED: { ...order, amount, item: 'Cup', hours: 72, rest: 0 },
  QUESTION_ACCEPTED: { ...order, amount, item: 'Cup', paid: amount },
  QUESTION_DECLINED: { ...order, amount, item: 'Cup', rest: 1 },
  QUESTION_EXPIRED: { ...order, amount, item: 'Cup', rest: 1 },
  PRICE_LOWERED: { ...order, amount, item: 'Cup' },
  WITHDRAWAL_REQUESTED: { withdrawal: 'WD1', amount, targetId: '' },
  WITHDRAWAL_SENT: { withdrawal: 'WD1', amount, targetId: '' },
  WITHDRAWAL_DECLINED: { withdrawal: 'WD1', amount, reason: 'Closed', targetId: '' },
  REMITTANCE_DECLINED: { payment: 'PY1', amount, reason: 'Not there', targetId: '' },
  STORAGE_REMINDER: { items: 2, item: 'none', days: 5, at, amount, targetId: '' },
};

const keys = Object.keys(samples) as EmailKey[];
const every = keys.flatMap((key) => (Object.keys(languages) as Language[]).map((l) => [key, l]));

const contentOf = (key: EmailKey, language: Language) =>
  writeEmail(
    { key, language, to: 'ada@example.com', params: samples[key] as Email['params'] },
    sender,
  );

describe.each(every as [EmailKey, Language][])('The email %s in %s', (key, language) => {
  const content = contentOf(key, language);

  it('says the same in HTML and in text, with the name, logo and address of the operator', async () => {
    const { html, text } = await renderEmail(content);
    const readable = html.replace(/<br\/?>/g, '\n').replace(/<[^>]+>/g, '');
    const escaped = (words: string) =>
      words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const words = [content.subject, content.greeting, ...content.facts.flat(), content.note ?? ''];
    for (const word of [...words, sender.name, sender.serviceEmail, ...content.paragraphs]) {
      expect(text).toContain(word);
      expect(readable).toContain(escaped(word));
    }
    expect(html).toContain('src="https://shop.harbour.example/our-logo.png"');
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html + text).not.toMatch(/[{}]\d|undefined|Tidebox|tidebox/);
    expect(html).not.toMatch(/<(b|spring|script)>/);
  });

  it('leads to our own site alone, by a button and by its plain address', async () => {
    const { html, text } = await renderEmail(content);
    const urls = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    const expected = content.action ? [content.action.url, content.action.url] : [];
    expect(urls).toEqual([...expected, `mailto:${sender.serviceEmail}`]);
    if (!content.action) return;
    expect(content.action.url.startsWith(`${sender.publicUrl}/`)).toBe(true);
    expect(text.split(content.action.url)).toHaveLength(2);
  });
});

/** Returns the names of the values of a fact, such as `number` in `order {number}`. */
function valuesIn([, text]: readonly [label: string, text: string]): string[] {
  return [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
}

describe('Words of an email', () => {
  it('are complete: what a language has, the other has too', () => {
    for (const key of keys) {
      const [en, zh] = [emailTexts.en[key], emailTexts.zh[key]];
      expect(Object.keys(zh)).toEqual(Object.keys(en));
      expect(zh.facts?.map(valuesIn)).toEqual(en.facts?.map(valuesIn));
    }
  });

  it('give amounts in yuan, and times in UTC as the language writes them', () => {
    expect(contentOf('ORDER_PAID', 'zh').facts).toEqual([
      ['订单', 'OR20261121-1'],
      ['已付', '¥1,234.50'],
    ]);
    expect(contentOf('passwordChanged', 'en').facts).toContainEqual([
      'Changed',
      'Nov 21, 2026, 4:20 PM UTC',
    ]);
    expect(contentOf('passwordChanged', 'zh').facts).toContainEqual([
      '时间',
      '2026年11月21日 16:20 UTC',
    ]);
  });

  it.each([
    ['ORDER_PAID', '/mine/order/orderDetail?id=01ORDER'],
    ['PACKAGE_SHIPPED', '/mine/package/packageDetail?id=01PACKAGE'],
    ['STORAGE_REMINDER', '/mine/store'],
    ['newSignIn', '/user/findPassword'],
    ['alreadyRegistered', '/user/login'],
  ] as const)('%s leads to %s', (key, path) => {
    expect(contentOf(key, 'en').action?.url).toBe(sender.publicUrl + path);
  });

  it.each([
    [10, '10 days of free storage left', '免费仓储期还剩 10 天'],
    [5, '5 days of free storage left', '免费仓储期还剩 5 天'],
    [1, 'One day of free storage left', '免费仓储期还剩 1 天'],
    [0, 'Free storage ends today', '免费仓储期今天结束'],
  ])('count %d days of storage', (days, en, zh) => {
    const email = { key: 'STORAGE_REMINDER', to: 'ada@example.com', params: { items: 1, days } };
    expect(writeEmail({ ...email, language: 'en' }, sender).subject).toBe(en);
    expect(writeEmail({ ...email, language: 'zh' }, sender).subject).toBe(zh);
  });
});

describe('The process that draws', () => {
  const renderer = forkedRenderer(0);
  const loader = ['-r', './server/testing/transpile.cjs'];
  beforeAll(() => process.execArgv.push(...loader));
  afterAll(() => {
    // Stops the child process also after a failed test, since it would keep jest from ending.
    renderer.release();
    process.execArgv.splice(-loader.length);
  });

  it('draws several emails, rests, and draws again', async () => {
    const emails = [contentOf('verifyEmail', 'en'), contentOf('ORDER_PAID', 'zh')];
    const drawn = await Promise.all(emails.map((content) => renderer.render(content)));
    expect(drawn).toEqual(await Promise.all(emails.map(renderEmail)));
    renderer.release();
    expect((await renderer.render(contentOf('newSignIn', 'zh'))).html).toContain('新的登录');
  });

  it('stays for what comes soon after, and ends when nothing does', async () => {
    const fork = jest.spyOn(childProcess, 'fork');
    const patient = forkedRenderer(DAY_MS);
    for (const key of ['verifyEmail', 'ORDER_PAID'] as const) {
      await patient.render(contentOf(key, 'en'));
      patient.release();
    }
    expect(fork).toHaveBeenCalledTimes(1);
    (fork.mock.results[0]!.value as childProcess.ChildProcess).disconnect();
    const eager = forkedRenderer(0);
    await eager.render(contentOf('verifyEmail', 'en'));
    const ended = once(fork.mock.results[1]!.value as childProcess.ChildProcess, 'exit');
    eager.release();
    expect(await ended).toEqual([0, null]);
  });
});

it('Our own mark stands in an email as a PNG, which every mail program shows', async () => {
  const email = { key: 'alreadyRegistered', language: 'en', to: 'ada@example.com' } as const;
  const content = writeEmail({ ...email, params: {} }, { ...sender, logo: siteDefaults.logo });
  const { html } = await renderEmail(content);
  expect(html).toContain('src="https://shop.harbour.example/icon.png"');
  const file = join(__dirname, '../../../client/public/icon.png');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 144, height: 144 });
});
