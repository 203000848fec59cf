import { Lead } from '../../modules/leads/lead.entity';
import type { Mail } from '../../platform/mail/mail';
import { OutboxMessage } from '../../platform/queue/outbox-message.entity';
import { setSiteSetting } from '../../modules/site/public';
import { writtenEmails } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SEND = 'mutation ($input: SendLeadInput!) { sendLead(input: $input) { isSent } }';
const form = {
  name: 'Lin Mei',
  company: 'Paper & Tea',
  email: 'lin@paper-tea.example',
  phone: '+49 30 1234567',
  monthlyParcels: 1200,
  message: 'Teapots to Germany.\nFrom spring on.',
};

async function stored(): Promise<number[]> {
  const { read } = app.services.db;
  return [await read.count(Lead), await read.count(OutboxMessage)];
}
function emails(): Promise<Mail[]> {
  return writtenEmails(app);
}

describe('Asking for fulfilment refuses', () => {
  const required = { en: 'Please fill this in', zh: '请填写此项' };

  it.each([
    [{ name: '  ' }, 'name', required],
    [{ name: 'x'.repeat(61) }, 'name', { en: 'Enter at most 60', zh: '最多输入 60 个字符' }],
    [{ name: 'a\u202eb' }, 'name', { en: 'Enter this without', zh: '请不要输入特殊控制字符' }],
    [{ company: '' }, 'company', required],
    [{ company: 'x'.repeat(101) }, 'company', { en: 'Enter at most 100', zh: '最多输入 100' }],
    [{ email: '' }, 'email', required],
    [{ email: 'lin@' }, 'email', { en: 'Enter an email address', zh: '请输入正确的邮箱' }],
    [
      { email: 'lin@a.example\nBcc: x@b.example' },
      'email',
      { en: 'Enter an email address', zh: '请输入正确的邮箱' },
    ],
    [{ phone: 'call me' }, 'phone', { en: 'Enter a phone number', zh: '请输入电话号码' }],
    [{ monthlyParcels: 0 }, 'monthlyParcels', { en: 'Enter 1 or more', zh: '请输入不小于 1' }],
    [{ monthlyParcels: -5 }, 'monthlyParcels', { en: 'Enter 1 or more', zh: '请输入不小于 1' }],
    [
      { monthlyParcels: 1_000_001 },
      'monthlyParcels',
      { en: /^Enter 1,?000,?000 or less/, zh: /^请输入不大于 1,?000,?000/ },
    ],
    [{ message: 'x'.repeat(2001) }, 'message', { en: 'Enter at most 2', zh: '最多输入 2' }],
  ])('%p', async (change, field, says) => {
    for (const language of ['en', 'zh'] as const) {
      const client = app.guest.speaking(language);
      const refusal = await client.refusal(SEND, { input: { ...form, ...change } });
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
      expect(refusal.extensions.fields?.[field]).toMatch(says[language]);
    }
    expect(await stored()).toEqual([0, 0]);
  });

  it.each([
    { monthlyParcels: '12' },
    { monthlyParcels: 1.5 },
    { monthlyParcels: 2 ** 31 },
    { name: 5 },
  ])('%p, which is of a wrong type', async (change) => {
    const refusal = await app.guest.refusal(SEND, { input: { ...form, ...change } });
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(await stored()).toEqual([0, 0]);
  });
});

describe('Asking for fulfilment', () => {
  it('is kept and written to the service address', async () => {
    await setSiteSetting(app.services, clerk, 'serviceEmail', 'hello@harbour.example');
    expect((await app.guest.run(SEND, { input: form })).sendLead).toEqual({ isSent: true });
    const [lead] = await app.services.db.read.find(Lead);
    expect(lead).toMatchObject(form);
    expect(await emails()).toEqual([
      {
        html: expect.stringContaining('Paper &amp; Tea') as string,
        fromName: 'Tidebox',
        fromAddress: 'hello@harbour.example',
        to: 'hello@harbour.example',
        replyTo: 'lin@paper-tea.example',
        subject: 'Fulfilment: 1,200 parcels a month',
        text: expect.stringContaining('Email: lin@paper-tea.example'),
      },
    ]);
    const [email] = await emails();
    for (const word of [form.name, form.company, form.phone, form.message])
      expect(email?.text).toContain(word);
  });

  it('needs no message, and takes words as they are', async () => {
    const { message: _message, ...short } = form;
    const input = { ...short, company: '{braces} & <b>tags</b>' };
    await app.guest.speaking('zh').run(SEND, { input });
    const [, email] = await emails();
    expect(email?.subject).toBe('代发货咨询：每月 1,200 个包裹');
    expect(email?.text).toContain('公司: {braces} & <b>tags</b>');
  });

  it('can be done 5 times an hour from one address', async () => {
    for (let time = 3; time <= 5; time++) await app.guest.run(SEND, { input: form });
    const refusal = await app.guest.refusal(SEND, { input: form });
    expect(refusal).toMatchObject({
      message: 'Too many attempts. Please try again in 60 minutes',
      extensions: { code: 'RATE_LIMITED' },
    });
    const inChinese = await app.guest.speaking('zh').refusal(SEND, { input: form });
    expect(inChinese.message).toBe('尝试次数过多，请在 60 分钟后再试');
    expect(await stored()).toEqual([5, 5]);
  });
});
