import { HOUR_MS, MINUTE_MS } from '../../kernel/clock';
import { emailsTo } from '../emails';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const RESEND = 'mutation { sendVerificationMail { isAccepted } }';
const CHANGE_EMAIL = `mutation ($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) { isAccepted }
}`;

let app: TestApp;
let shopper: TestClient;
let email: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  email = `activated-${++count}@example.com`;
  shopper = await app.newShopper(email);
});

const change = () => ({ email: `new-${email}`, password: 'secret123' });
const ways = {
  'the link that verifies': async () => {
    app.clock.advance(MINUTE_MS); // The welcome had one.
    return () => shopper.ask(RESEND);
  },
  'the link to a new address': async () => () => shopper.ask(CHANGE_EMAIL, { input: change() }),
};
const restWays = {
  '/send_success_register_email': async () => {
    app.clock.advance(MINUTE_MS);
    return () => callRest(shopper, 'get', '/send_success_register_email');
  },
  '/send_active_email': async () => () =>
    callRest(shopper, 'post', '/send_active_email', { body: change() }),
};

describe('A second activation email within a minute', () => {
  it.each(Object.entries(ways))('is refused with the seconds left: %s (API-12)', async (_, way) => {
    const ask = await way();
    expect((await ask()).errors).toBeUndefined();
    const sent = (await emailsTo(app, email)).length;
    app.clock.advance(MINUTE_MS / 2);
    const [refusal] = (await ask()).errors ?? [];
    expect(refusal?.extensions).toMatchObject({ code: 'RATE_LIMITED', params: { minutes: 1 } });
    const { seconds = 0 } = refusal?.extensions.params ?? {};
    expect(seconds).toBeGreaterThan(20); // The clock of a story runs.
    expect(seconds).toBeLessThanOrEqual(30);
    expect(refusal?.message).toBe(`Too many attempts. Please try again in ${seconds} seconds`);
    expect(await emailsTo(app, email)).toHaveLength(sent);
    app.clock.advance(MINUTE_MS / 2);
    expect((await ask()).errors).toBeUndefined();
  });

  it.each(Object.entries(restWays))(
    'is refused alike by REST: %s (API-04, API-12)',
    async (_, way) => {
      const ask = await way();
      expect((await ask()).body).toEqual({ code: 200, message: '', data: null });
      const { status, body } = await ask();
      expect([status, body.code]).toEqual([429, 429]);
      expect(body.message).toMatch(/^Too many attempts. Please try again in [1-6]?\d seconds$/);
      app.clock.advance(MINUTE_MS);
      expect((await ask()).body.code).toBe(200);
    },
  );

  it('is the one that a newcomer asks for right after the welcome (API-04)', async () => {
    const { extensions, message } = await shopper.speaking('zh').refusal(RESEND);
    expect(extensions.code).toBe('RATE_LIMITED');
    expect(message).toMatch(/^尝试次数过多，请在 [1-6]?\d 秒后再试$/);
  });

  it('is refused for an address that somebody has as for one that nobody has (API-12)', async () => {
    const stranger = await app.newShopper();
    app.clock.advance(HOUR_MS);
    for (const wanted of [email, `free-${email}`]) {
      const input = { email: wanted, password: 'secret123' };
      await stranger.run(CHANGE_EMAIL, { input });
      const { extensions } = await stranger.refusal(CHANGE_EMAIL, { input });
      expect(extensions.code).toBe('RATE_LIMITED');
    }
  });
});
