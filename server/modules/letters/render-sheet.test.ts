import { join } from 'node:path';
import sharp from 'sharp';
import { letterTexts } from '../../i18n/letter-texts';
import { languages, type Language } from '../../kernel/language';
import type { Letter } from '../../platform/mail/mail';
import { siteDefaults } from '../site/public';
import type { LetterKey, LetterParams } from './letter.kinds';
import { renderSheet } from './render-sheet';
import { forkedRenderer } from './renderer';
import { wordLetter, type Sender } from './word-letter';

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

const samples: LetterParams = {
  welcome: { link, days: 30 },
  alreadyRegistered: {},
  verifyEmail: { link },
  activateEmail: { link },
  resetPassword: { link },
  passwordChanged: { at },
  emailChanged: { at, newEmail: 'new@example.com' },
  newSignIn: { at, device: '<b>Firefox</b>' },
  accountDeleted: { at },
  lead: {
    ...{ name: 'Lin', company: 'Paper & Tea', replyTo: 'lin@example.com', phone: '+49 30 1' },
    ...{ message: 'Teapots.\nFrom <spring> on.', monthlyParcels: 1200 },
  },
  ORDER_PAID: { ...order, amount },
  ORDER_IN_STOCK: order,
  PACKAGE_SHIPPED: {
    ...{ package: 'PK1', carrier: 'DHL', trackingNumber: 'JD0146', targetId: '01PACKAGE' },
  },
  REFUND_APPROVED: { ...order, amount },
  ITEM_REFUNDED: { ...order, amount, item: 'Cup' },
  STORAGE_REMINDER: { items: 2, days: 5, targetId: '' },
};

const keys = Object.keys(samples) as LetterKey[];
const every = keys.flatMap((key) => (Object.keys(languages) as Language[]).map((l) => [key, l]));

const sheetOf = (key: LetterKey, language: Language) =>
  wordLetter(
    { key, language, to: 'ada@example.com', params: samples[key] as Letter['params'] },
    sender,
  );

describe.each(every as [LetterKey, Language][])('The letter %s in %s', (key, language) => {
  const sheet = sheetOf(key, language);

  it('says the same in HTML and in text, with the name, logo and address of the operator', async () => {
    const { html, text } = await renderSheet(sheet);
    const readable = html.replace(/<br\/?>/g, '\n').replace(/<[^>]+>/g, '');
    const escaped = (words: string) =>
      words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const words = [sheet.subject, sheet.greeting, ...sheet.facts.flat(), sheet.note ?? ''];
    for (const word of [...words, sender.name, sender.serviceEmail, ...sheet.paragraphs]) {
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
    const { html, text } = await renderSheet(sheet);
    const urls = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    const expected = sheet.action ? [sheet.action.url, sheet.action.url] : [];
    expect(urls).toEqual([...expected, `mailto:${sender.serviceEmail}`]);
    if (!sheet.action) return;
    expect(sheet.action.url.startsWith(`${sender.publicUrl}/`)).toBe(true);
    expect(text.split(sheet.action.url)).toHaveLength(2);
  });
});

describe('Words of a letter', () => {
  it('are complete: what a language has, the other has too', () => {
    for (const key of keys) {
      const [en, zh] = [letterTexts.en[key], letterTexts.zh[key]];
      expect(Object.keys(zh)).toEqual(Object.keys(en));
      expect(zh.facts?.map(([, value]) => value)).toEqual(
        en.facts?.map(([, value]) => value.replace('not known', '未知')),
      );
    }
  });

  it('give amounts in yuan and times in UTC', () => {
    expect(sheetOf('ORDER_PAID', 'zh').facts).toEqual([
      ['订单', 'OR20261121-1'],
      ['已付', '¥1,234.50'],
    ]);
    expect(sheetOf('passwordChanged', 'en').facts).toContainEqual([
      'Changed',
      '2026-11-21 16:20 UTC',
    ]);
  });

  it.each([
    ['ORDER_PAID', '/mine/order/orderDetail?id=01ORDER'],
    ['PACKAGE_SHIPPED', '/mine/package/packageDetail?id=01PACKAGE'],
    ['STORAGE_REMINDER', '/mine/store'],
    ['newSignIn', '/user/findPassword'],
    ['alreadyRegistered', '/user/login'],
  ] as const)('%s leads to %s', (key, path) => {
    expect(sheetOf(key, 'en').action?.url).toBe(sender.publicUrl + path);
  });

  it.each([
    [10, '10 days of free storage left', '免费仓储期还剩 10 天'],
    [5, '5 days of free storage left', '免费仓储期还剩 5 天'],
    [1, 'One day of free storage left', '免费仓储期还剩 1 天'],
    [0, 'Free storage ends today', '免费仓储期今天结束'],
  ])('count %d days of storage', (days, en, zh) => {
    const letter = { key: 'STORAGE_REMINDER', to: 'ada@example.com', params: { items: 1, days } };
    expect(wordLetter({ ...letter, language: 'en' }, sender).subject).toBe(en);
    expect(wordLetter({ ...letter, language: 'zh' }, sender).subject).toBe(zh);
  });
});

describe('The process that draws', () => {
  const loader = ['-r', '@swc-node/register'];
  beforeAll(() => process.execArgv.push(...loader));
  afterAll(() => process.execArgv.splice(-loader.length));

  it('draws several sheets, rests, and draws again', async () => {
    const renderer = forkedRenderer();
    const sheets = [sheetOf('verifyEmail', 'en'), sheetOf('ORDER_PAID', 'zh')];
    const drawn = await Promise.all(sheets.map((sheet) => renderer.render(sheet)));
    expect(drawn).toEqual(await Promise.all(sheets.map(renderSheet)));
    renderer.rest();
    expect((await renderer.render(sheetOf('newSignIn', 'zh'))).html).toContain('新的登录');
    renderer.rest();
  });
});

it('Our own mark stands in a letter as a PNG, which every mail program shows', async () => {
  const letter = { key: 'alreadyRegistered', language: 'en', to: 'ada@example.com' } as const;
  const sheet = wordLetter({ ...letter, params: {} }, { ...sender, logo: siteDefaults.logo });
  const { html } = await renderSheet(sheet);
  expect(html).toContain('src="https://shop.harbour.example/icon.png"');
  const file = join(__dirname, '../../../client/public/icon.png');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 144, height: 144 });
});
