import argon2 from '@node-rs/argon2';
import { User } from '../../modules/accounts/user.entity';
import { postFrom } from '../call-from';
import { mailedToken } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, refusalIn, type TestClient } from '../test-client';
import { until } from '../until';

/** The stories count checks of a password; those of the many wrong ones need not take their time. */
const { verify: realVerify } = argon2;
const checks = jest.spyOn(argon2, 'verify');
const check: typeof argon2.verify = async (...args) => args[1] !== WRONG && realVerify(...args);

let app: TestApp;
let email: string;
let owner: TestClient;
let count = 0;
let openGate = (): void => undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => openGate());
afterAll(() => app.stop());
beforeEach(async () => {
  checks.mockReset().mockImplementation(check);
  email = `limits-${++count}@example.com`;
  owner = await app.newShopper(email);
  checks.mockClear();
});

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { viewer { email } }
}`;
const ASK_RESET = `mutation ($email: EmailAddress!) {
  requestPasswordReset(input: { email: $email }) { isAccepted }
}`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }';

const RIGHT = 'secret123';
const WRONG = 'wrong1234';

/** Another computer; no story meets the addresses of another one. */
let computers = 0;
const newComputer = () => `127.0.${1 + (computers >> 7)}.${1 + (computers++ & 127)}`;

interface Attempt {
  readonly from: string;
  readonly password?: string;
  readonly cookie?: string;
  readonly of?: string;
}

const post = (from: string, query: string, variables: object, cookie = '') =>
  postFrom(from, app, '/graphql', { query, variables }, { cookie });

async function signIn({ from, password = RIGHT, cookie, of = email }: Attempt) {
  const result = await post(from, SIGN_IN, { input: { email: of, password } }, cookie);
  const error = result.body.errors?.[0] ?? refusalIn(result.body.data);
  return { ...result, error, outcome: error ? error.extensions.code : 'SIGNED_IN' };
}

const outcomeOf = async (attempt: Attempt): Promise<string> => (await signIn(attempt)).outcome;

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Six computers guess eight times each, as often as they may. */
async function floodAccount(): Promise<void> {
  const strangers = Array.from({ length: 6 }, newComputer);
  const guesses = Array.from({ length: 48 }, (_, index) => ({ from: strangers[index % 6]! }));
  await Promise.all(guesses.map(({ from }) => signIn({ from, password: WRONG })));
}

describe('Guessing a password', () => {
  it('40 times at once from one address reaches 8 hashes, and the rest are told to wait', async () => {
    const from = newComputer();
    const guesses = Array.from({ length: 40 }, () => outcomeOf({ from, password: WRONG }));
    expect(tally(await Promise.all(guesses))).toEqual({ WRONG_CREDENTIALS: 8, RATE_LIMITED: 32 });
    expect(checks).toHaveBeenCalledTimes(8);
  });

  it('of 100 accounts from one address ends after 40; other addresses sign in', async () => {
    const from = newComputer();
    const guesses: string[] = [];
    for (let account = 0; account < 100; account++)
      guesses.push(
        await outcomeOf({ from, password: WRONG, of: `sprayed-${account}@example.com` }),
      );
    expect(tally(guesses)).toEqual({ WRONG_CREDENTIALS: 40, RATE_LIMITED: 60 });
    expect(checks).toHaveBeenCalledTimes(40);
    expect(await outcomeOf({ from })).toBe('RATE_LIMITED');
    expect(await outcomeOf({ from: newComputer() })).toBe('SIGNED_IN');
  });

  it('of one account from many addresses ends after 40, known or not', async () => {
    await floodAccount();
    expect(checks).toHaveBeenCalledTimes(40);
    expect(await outcomeOf({ from: newComputer() })).toBe('RATE_LIMITED');
    email = 'nobody-at-all@example.com';
    await floodAccount();
    expect(checks).toHaveBeenCalledTimes(80);
    expect(await outcomeOf({ from: newComputer() })).toBe('RATE_LIMITED');
  });

  it('too often is refused with the time to wait, in both languages and by REST with 429', async () => {
    const from = newComputer();
    for (let time = 0; time < 8; time++) await signIn({ from, password: WRONG });
    const { error } = await signIn({ from });
    const { seconds, minutes } = error.extensions.params;
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(error.message).toBe(`Too many attempts. Please try again in ${minutes} minutes`);
    const body = { email, password: RIGHT };
    const chinese = { 'client-lang': 'zh' };
    const rest = await postFrom(from, app, '/api/v1/login', body, chinese);
    expect(rest.status).toBe(429);
    expect(rest.body).toMatchObject({ code: 429, message: '尝试次数过多，请在 15 分钟后再试' });
  });

  it('right is never counted, however often', async () => {
    const from = newComputer();
    const outcomes: string[] = [];
    for (let time = 0; time < 12; time++) outcomes.push(await outcomeOf({ from }));
    expect(tally(outcomes)).toEqual({ SIGNED_IN: 12 });
  });

  it('on 80 connections of one address does not keep another address waiting', async () => {
    const order: string[] = [];
    const gate = new Promise<void>((open) => (openGate = open));
    checks.mockImplementation(async (...args) => {
      order.push(String(args[1]));
      await gate;
      return check(...args);
    });
    const from = newComputer();
    const answered: string[] = [];
    // Uses REST, where GraphQL's limits do not apply first.
    const flood = Array.from({ length: 80 }, async (_, index) => {
      const guess = { email: `flood-${index}@example.com`, password: WRONG };
      const { body } = await postFrom(from, app, '/api/v1/login', guess);
      answered.push(body.data.reason);
    });
    // 40 go past the limit of their address: 2 to the line of all, 32 behind them, 6 are refused.
    await until(() => answered.length >= 46);
    expect(tally(answered)).toEqual({ RATE_LIMITED: 40, BUSY: 6 });

    const consume = jest.spyOn(app.services.rateLimits, 'consume');
    const honest = outcomeOf({ from: newComputer() });
    await until(() => consume.mock.calls.some(([, key]) => key === email));
    await new Promise(setImmediate);
    openGate();
    expect(await honest).toBe('SIGNED_IN');
    await Promise.all(flood);
    expect(order.indexOf(RIGHT)).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(35);
    consume.mockRestore();
  });

  it('from 40 addresses keeps nobody waiting who wants something else', async () => {
    const gate = new Promise<void>((open) => (openGate = open));
    checks.mockImplementation(async (...args) => {
      await gate;
      return check(...args);
    });
    const consume = jest.spyOn(app.services.rateLimits, 'consume');
    const guesses = Array.from({ length: 40 }, (_, index) =>
      outcomeOf({ from: newComputer(), password: WRONG, of: `crowd-${index}@example.com` }),
    );
    const underWay = () => new Set(consume.mock.calls.map(([, key]) => key));
    await until(() => [...underWay()].filter((key) => /^crowd-\d+@\S+$/.test(key)).length >= 16);
    const site = { query: '{ site { name } }' };
    expect((await postFrom(newComputer(), app, '/graphql', site)).status).toBe(200);
    expect((await app.guest.fetch('/api/v1/website_info')).status).toBe(200);
    openGate();
    expect(tally(await Promise.all(guesses))).toEqual({ WRONG_CREDENTIALS: 40 });
    consume.mockRestore();
  });

  it('that was changed while it was being checked opens no session', async () => {
    checks.mockImplementationOnce(async (...args) => {
      const isRight = await check(...args);
      const passwordHash = '$argon2id$of-another-password';
      await app.services.db.transaction((tx) => tx.update(User, { email }, { passwordHash }));
      return isRight;
    });
    expect(await outcomeOf({ from: newComputer() })).toBe('WRONG_CREDENTIALS');
    const { sessions } = await owner.run('{ sessions { id } }');
    expect(sessions).toHaveLength(1);
  });
});

describe('While strangers guess from many addresses, the owner', () => {
  it('signs in on a device that signed in before, and only there', async () => {
    const { cookie } = await signIn({ from: newComputer() });
    expect(cookie).toMatch(/^device-[0-9A-Z]{26}=[\w-]{43}$/);
    await floodAccount();
    expect(await outcomeOf({ from: newComputer() })).toBe('RATE_LIMITED');
    expect(await outcomeOf({ from: newComputer(), cookie })).toBe('SIGNED_IN');
    const body = { email, password: RIGHT };
    const rest = await postFrom(newComputer(), app, '/api/v1/login', body, { cookie });
    expect(rest.body).toMatchObject({ code: 200 });
  });

  it('signs in by REST with a token that still works, cookies or not', async () => {
    await floodAccount();
    const body = { email, password: RIGHT };
    const signInAgain = (token: string) =>
      postFrom(newComputer(), app, '/api/v1/login', body, { authorization: token });
    expect((await signInAgain(owner.token!)).body).toMatchObject({ code: 200 });
    const stranger = await app.newShopper();
    expect((await signInAgain(stranger.token!)).status).toBe(429);
  });

  it('changes the password while signed in', async () => {
    await floodAccount();
    const password = 'fresh4you';
    const input = { oldPassword: RIGHT, password, passwordConfirmation: password };
    expect((await owner.run(CHANGE, { input })).changePassword.viewer).toEqual({ email });
  });

  it('signs in where a new password was chosen by a mailed link', async () => {
    await floodAccount();
    await app.guest.run(ASK_RESET, { email });
    const token = await mailedToken(app, email, 'resetPassword?');
    const input = { token, password: 'fresh4you', passwordConfirmation: 'fresh4you' };
    const { cookie } = await post(newComputer(), RESET, { input });
    const attempt = { from: newComputer(), password: 'fresh4you' };
    expect(await outcomeOf(attempt)).toBe('RATE_LIMITED');
    expect(await outcomeOf({ ...attempt, cookie })).toBe('SIGNED_IN');
  });
});

describe('A known device', () => {
  it('may fail 8 times, wherever it is', async () => {
    const { cookie } = await signIn({ from: newComputer() });
    const outcomes: string[] = [];
    for (let time = 0; time < 10; time++)
      outcomes.push(await outcomeOf({ from: newComputer(), password: WRONG, cookie }));
    expect(tally(outcomes)).toEqual({ WRONG_CREDENTIALS: 8, RATE_LIMITED: 2 });
    expect(await outcomeOf({ from: newComputer() })).toBe('SIGNED_IN');
  });

  it('is known to its account alone', async () => {
    const { cookie } = await signIn({ from: newComputer() });
    const other = await app.newShopper('other-account@example.com');
    const foreign = cookie.replace(/^device-\w+/, `device-${other.viewerId}`);
    email = 'other-account@example.com';
    await floodAccount();
    expect(await outcomeOf({ from: newComputer(), cookie: foreign })).toBe('RATE_LIMITED');
  });

  it('has a token of our making: one that a stranger planted is never known', async () => {
    const planted = `device-${owner.viewerId}=${'x'.repeat(43)}`;
    const { cookie } = await signIn({ from: newComputer(), cookie: planted });
    expect(cookie).not.toBe('');
    expect(cookie).not.toBe(planted);
    await floodAccount();
    expect(await outcomeOf({ from: newComputer(), cookie: planted })).toBe('RATE_LIMITED');
  });

  it('keeps its cookie, which scripts cannot read, and shares a browser with other accounts', async () => {
    const response = await app.guest.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password: RIGHT } } }),
    });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/; Max-Age=7776000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const [cookie = ''] = line.split(';');
    const again = await signIn({ from: newComputer(), cookie: `lang=en; ${cookie}` });
    expect(again.cookie).toBe(cookie);
    await app.newShopper('family@example.com');
    const family = await signIn({ from: newComputer(), cookie, of: 'family@example.com' });
    expect(family.cookie.split('=')[0]).not.toBe(cookie.split('=')[0]);
  });

  it('is forgotten when the password changes elsewhere', async () => {
    const { cookie } = await signIn({ from: newComputer() });
    const here = await signIn({ from: newComputer() });
    const password = 'fresh4you';
    const input = { oldPassword: RIGHT, password, passwordConfirmation: password };
    await postFrom(
      newComputer(),
      app,
      '/graphql',
      { query: CHANGE, variables: { input } },
      { cookie: here.cookie, authorization: here.body.data.signIn.token },
    );
    await floodAccount();
    expect(await outcomeOf({ from: newComputer(), password, cookie })).toBe('RATE_LIMITED');
    expect(await outcomeOf({ from: newComputer(), password, cookie: here.cookie })).toBe(
      'SIGNED_IN',
    );
  });
});
