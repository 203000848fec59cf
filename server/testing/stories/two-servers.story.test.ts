import { randomUUID } from 'node:crypto';
import { openLog } from '../../platform/log';
import { openRateLimits } from '../../platform/open-rate-limits';
import { solveCaptcha } from '../captcha';
import { startSecondServer, type SecondServer } from '../second-server';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, TestClient } from '../test-client';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const isMysql = process.env['TEST_DATABASE'] === 'mysql';

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { isAccepted } ${REFUSAL} } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;

/** An embedded database has one server. */
(isMysql && redisUrl ? describe : describe.skip)('Two servers with one Redis', () => {
  let app: TestApp;
  let second: SecondServer;
  let there: TestClient;
  beforeAll(async () => {
    const rateLimits = await openRateLimits({ redisUrl, log: openLog('silent') });
    const environment = { REDIS_URL: redisUrl, CAPTCHA: 'on' };
    app = await startTestApp({ environment, isShared: true, rateLimits });
    // The other process has the clock on the wall.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    second = await startSecondServer(app, { CAPTCHA: 'on' });
    there = new TestClient(second.url);
  });
  afterAll(async () => {
    await second.stop();
    await app.stop();
  });

  const form = (captcha: object) => ({
    input: {
      email: `${randomUUID()}@example.com`,
      ...{ password: 'secret123', passwordConfirmation: 'secret123', agreesToTerms: true },
      ...captcha,
    },
  });

  it('check each the captchas that the other one issued, once (VA-15)', async () => {
    for (const [here, elsewhere] of [
      [app.guest, there],
      [there, app.guest],
    ] as const) {
      const { captchaKey, captchaCode } = await solveCaptcha(here);
      const { register } = await elsewhere.run(REGISTER, form({ captchaKey, captchaCode }));
      expect(register).toEqual({ isAccepted: true });
      const again = await here.refusal(REGISTER, form({ captchaKey, captchaCode }));
      expect(again.extensions.code).toBe('WRONG_CAPTCHA');
    }
  });

  it('let nobody guess a password more often than one server would', async () => {
    const email = `${randomUUID()}@example.com`;
    const guess = async (client: TestClient) =>
      (await client.refusal(SIGN_IN, { input: { email, password: 'wrong1234' } })).extensions.code;
    const codes: unknown[] = [];
    for (let turn = 0; turn < 9; turn++) codes.push(await guess(turn % 2 ? there : app.guest));
    expect(codes.indexOf('RATE_LIMITED')).toBe(8);
    expect(await guess(there)).toBe('RATE_LIMITED');
  });
});
