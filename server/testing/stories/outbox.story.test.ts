import { MINUTE_MS } from '../../kernel/clock';
import type { Email, Mail } from '../../platform/mail/mail';
import { deliverOutbox } from '../../platform/queue/deliver-outbox';
import { enqueueEmail } from '../../platform/queue/queue';
import type { Services } from '../../platform/services';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const email: Email = {
  key: 'lead',
  to: 'ada@example.com',
  language: 'en',
  params: {
    ...{ name: '<b>Ada</b>', company: '', replyTo: 'ada@example.com', phone: '' },
    message: 'See https://tidebox.example/a?b=1&c="2" <script>alert(1)</script>',
    monthlyParcels: 3,
  },
};

/** Services with a mailer that fails a given number of times and records its mails. */
function withPostOffice(failures = 0): { services: Services; sent: string[] } {
  const sent: string[] = [];
  let left = failures;
  const mailer = {
    send(_: string, { to }: Mail) {
      if (left-- > 0) return Promise.reject(new Error('post office closed'));
      sent.push(to);
      return Promise.resolve();
    },
  };
  return { services: { ...app.services, mailer }, sent };
}

const write = (to: string) =>
  app.services.db.transaction((tx) => enqueueEmail(tx, { ...email, to }, app.clock.now()));

describe('The outbox', () => {
  beforeEach(() => deliverOutbox(withPostOffice().services)); // nothing is left of the story before

  it('sends each email once', async () => {
    await write('one');
    await write('two');
    const { services, sent } = withPostOffice();
    await deliverOutbox(services);
    await deliverOutbox(services);
    expect(sent).toEqual(['one', 'two']);
  });

  it('sends each email once when many workers look at once', async () => {
    await write('one');
    await write('two');
    const { services, sent } = withPostOffice();
    await Promise.all(Array.from({ length: 8 }, () => deliverOutbox(services)));
    expect([...sent].sort()).toEqual(['one', 'two']);
  });

  it('sends nothing of a change that was not kept', async () => {
    const change = app.services.db.transaction(async (tx) => {
      await enqueueEmail(tx, email, app.clock.now());
      throw new Error('refused');
    });
    await expect(change).rejects.toThrow('refused');
    const { services, sent } = withPostOffice();
    await deliverOutbox(services);
    expect(sent).toEqual([]);
  });

  it('tries again after 1, then 2 minutes, and not before', async () => {
    await write('stubborn');
    const { services, sent } = withPostOffice(2);
    await deliverOutbox(services);
    await deliverOutbox(services);
    app.clock.advance(MINUTE_MS);
    await deliverOutbox(services);
    app.clock.advance(MINUTE_MS);
    await deliverOutbox(services);
    expect(sent).toEqual([]);
    app.clock.advance(MINUTE_MS);
    await deliverOutbox(services);
    expect(sent).toEqual(['stubborn']);
  });

  it('loses nothing when its worker dies: what it had in hand is sent again after the pause', async () => {
    await write('in hand');
    await write('waiting');
    await new Promise<void>((die) => {
      const send = () => new Promise<never>(() => die());
      void deliverOutbox({ ...app.services, mailer: { send } });
    });
    const { services, sent } = withPostOffice();
    await deliverOutbox(services);
    expect(sent).toEqual(['waiting']);
    app.clock.advance(MINUTE_MS);
    await deliverOutbox(services);
    expect(sent).toEqual(['waiting', 'in hand']);
  });

  it('gives up in the end', async () => {
    await write('hopeless');
    const { services, sent } = withPostOffice(14);
    for (let hour = 0; hour < 20; hour++) {
      await deliverOutbox(services);
      app.clock.advance(60 * MINUTE_MS);
    }
    expect(sent).toEqual([]);
  });
});

describe('The outbox page', () => {
  const pageOf = async (path: string) => (await app.guest.fetch(path)).text();

  it('shows the welcome that a new shopper gets, in their language', async () => {
    await app.newShopper('page@example.com');
    const input = {
      email: 'zh@example.com',
      password: 'secret123',
      passwordConfirmation: 'secret123',
      agreesToTerms: true,
    };
    const register = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { isAccepted } ${REFUSAL} } }`;
    await app.guest.speaking('zh').run(register, { input });
    await deliverOutbox(app.services);
    const page = await pageOf('/outbox');
    expect(page).toContain('page@example.com');
    expect(page).toContain('Welcome to Tidebox');
    expect(page).toContain('欢迎来到 Tidebox');
    const [, path = ''] = /href="(\/outbox\/\w+)"><strong>欢迎/.exec(page) ?? [];
    expect(await pageOf(path)).toContain('zh@example.com');
  });

  it('shows the text and, in a frame where nothing runs, the email itself', async () => {
    await app.services.db.transaction((tx) => enqueueEmail(tx, email, app.clock.now()));
    await deliverOutbox(app.services);
    const [, path = ''] =
      /href="(\/outbox\/\w+)"><strong>Fulfilment/.exec(await pageOf('/outbox')) ?? [];
    const page = await pageOf(path);
    expect(page).not.toContain('<script');
    expect(page).toContain('href="https://tidebox.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(page).toContain(`src="${path}/email"`);
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);

    const framed = await app.guest.fetch(`${path}/email`);
    const csp = framed.headers.get('content-security-policy');
    expect(csp).toContain('sandbox allow-popups allow-popups-to-escape-sandbox;');
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("frame-ancestors 'self'");
    const html = await framed.text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
  });

  it('tells when each email was caught, and leads back to the shop', async () => {
    const before = Date.now();
    await app.services.db.transaction((tx) => enqueueEmail(tx, email, app.clock.now()));
    await deliverOutbox(app.services);
    const page = await pageOf('/outbox');
    const [, caughtAt = ''] = /<time datetime="([^"]+)">/.exec(page) ?? [];
    // The clock of a file system may be coarser than ours.
    expect(new Date(caughtAt).getTime()).toBeGreaterThanOrEqual(before - 1_000);
    expect(new Date(caughtAt).getTime()).toBeLessThanOrEqual(Date.now());
    expect(page).toContain('<a href="/">Back to the shop</a>');
  });

  it('follows the colours and the name of the shop', async () => {
    const headers = { cookie: 'colorMode=dark' };
    const page = await (await app.guest.fetch('/outbox', { headers })).text();
    expect(page).toContain('data-theme="dark"');
    expect(page).toContain('src="/icon.svg"');
  });

  it('speaks the language of the browser', async () => {
    const headers = { cookie: 'lang=zh' };
    const page = await (await app.guest.fetch('/outbox', { headers })).text();
    expect(page).toContain('<html lang="zh">');
    expect(page).toContain('发件箱');
  });

  it('cannot be made to read other files', async () => {
    for (const path of ['/outbox/..%2f..%2ftest', '/outbox/%2e%2e', '/outbox/absent'])
      expect(await pageOf(path)).not.toContain('fromAddress');
  });
});
