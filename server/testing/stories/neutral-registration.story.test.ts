import argon2 from '@node-rs/argon2';
import { HOUR_MS } from '../../kernel/clock';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { isAccepted } ${REFUSAL} } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;

const form = (email: string, password = 'stranger9') => ({
  input: { email, password, passwordConfirmation: password, agreesToTerms: true },
});

/** Headers that depend on the time since the previous request only. */
const ofTheMoment = /date|request-id|etag|content-length|ratelimit-(remaining|reset)/;

/** Status, headers and bytes of the response, without the parts that vary with time. */
async function rawAnswer(path: string, body: object) {
  const response = await app.guest.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(([name]) => !ofTheMoment.test(name));
  const text = (await response.text()).replace(/"remaining":\d+,|"resetsInSeconds":\d+/g, '');
  return { status: response.status, headers, body: text };
}

const subjectsTo = async (email: string) =>
  (await emailsTo(app, email)).map(({ subject }) => subject);

describe('Registering an address that has an account', () => {
  it('is answered byte for byte like a new one', async () => {
    await app.newShopper('known@example.com');
    const ask = (email: string) =>
      rawAnswer('/graphql', { query: REGISTER, variables: form(email) });
    const answers = [await ask('KNOWN@example.com'), await ask('fresh@example.com')];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.body).toContain('{"data":{"register":{"isAccepted":true}}');
  });

  it('is answered alike on the legacy path', async () => {
    await app.newShopper('rest-known@example.com');
    const ask = (email: string) =>
      rawAnswer('/api/v1/users', {
        ...{ email, password: 'stranger9', password_confirmation: 'stranger9' },
        agrees_to_terms: true,
      });
    const answers = [await ask('rest-known@example.com'), await ask('rest-fresh@example.com')];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.body).toBe('{"code":200,"message":"","data":null}');
  });

  it('takes as long, for the password is hashed in both cases', async () => {
    await app.newShopper('timed@example.com');
    const { hash } = argon2;
    let hashes = 0;
    const counted: typeof hash = (...args) => hash(...args).finally(() => hashes++);
    Object.assign(argon2, { hash: counted });
    await app.guest.ask(REGISTER, form('timed@example.com'));
    const ofKnown = hashes;
    await app.guest.ask(REGISTER, form('timed-fresh@example.com'));
    Object.assign(argon2, { hash });
    expect([ofKnown, hashes]).toEqual([1, 2]);
  });

  it('changes nothing of the account; the typed password is worth nothing', async () => {
    await app.newShopper('owned@example.com');
    await app.guest.run(REGISTER, form('owned@example.com'));
    const wrong = { input: { email: 'owned@example.com', password: 'stranger9' } };
    expect((await app.guest.refusal(SIGN_IN, wrong)).extensions.code).toBe('WRONG_CREDENTIALS');
    await app.guest.run(SIGN_IN, { input: { email: 'owned@example.com', password: 'secret123' } });
  });

  it.each([
    ['en', 'zh', 'You already have an account at Tidebox'],
    ['zh', 'en', '您已有 Tidebox 账户'],
  ] as const)('is told to its owner in their language (%s)', async (own, other, subject) => {
    const email = `owner-${own}@example.com`;
    await app.guest.speaking(own).run(REGISTER, form(email));
    await app.guest.speaking(other).run(REGISTER, form(email, 'another77'));
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(`${app.services.publicUrl}/user/login`);
    expect(mail?.text).not.toContain('token=');
  });

  it('writes no more than 3 emails an hour; the answer does not tell', async () => {
    const email = 'patient@example.com';
    await app.newShopper(email);
    for (let time = 1; time <= 4; time++)
      expect(await app.guest.run(REGISTER, form(email))).toEqual({
        register: { isAccepted: true },
      });
    expect(await subjectsTo(email)).toHaveLength(3);
    app.clock.advance(HOUR_MS);
  });

  it('at once with others opens one account; every answer is the same', async () => {
    const email = 'crowd@example.com';
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        app.guest.ask(REGISTER, form(email, `choice${index}x`)),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const subjects = await subjectsTo(email);
    expect(subjects.filter((subject) => subject === 'Welcome to Tidebox')).toHaveLength(1);
    expect(subjects).toHaveLength(3);
  });
});

describe('Registering one address again and again', () => {
  it('is refused after 5 times in an hour, new or known, in the words of the language', async () => {
    const email = 'often@example.com';
    for (let time = 1; time <= 5; time++) await app.guest.run(REGISTER, form(email));
    const refusal = await app.guest.refusal(REGISTER, form('OFTEN@example.com'));
    expect(refusal.extensions.code).toBe('RATE_LIMITED');
    expect(refusal.message).toBe('Too many attempts. Please try again in 60 minutes');
    const chinese = await app.guest.speaking('zh').refusal(REGISTER, form(email));
    expect(chinese.message).toBe('尝试次数过多，请在 60 分钟后再试');
  });
});

describe('A shopper who has just registered', () => {
  it('signs in with what was typed, and that is no news worth an email', async () => {
    const email = 'newest@example.com';
    await app.guest.run(REGISTER, form(email));
    await app.guest.run(SIGN_IN, { input: { email, password: 'stranger9' } });
    expect(await subjectsTo(email)).toEqual(['Welcome to Tidebox']);
  });

  it('is told of the first sign-in when it comes later than an hour', async () => {
    const email = 'later@example.com';
    await app.guest.run(REGISTER, form(email));
    app.clock.advance(HOUR_MS + 1_000);
    await app.guest.run(SIGN_IN, { input: { email, password: 'stranger9' } });
    expect(await subjectsTo(email)).toEqual(['New sign-in to your account', 'Welcome to Tidebox']);
  });
});

// Last, for it uses up what this address may do in an hour.
describe('Registering many addresses from one place', () => {
  it('is refused after 60 in an hour', async () => {
    const refusals: string[] = [];
    for (let count = 0; count < 60; count++) {
      const { errors } = await app.guest.ask(REGISTER, form(`flood-${count}@example.com`));
      refusals.push(...(errors ?? []).map(({ extensions }) => extensions.code));
    }
    expect(new Set(refusals)).toEqual(new Set(['RATE_LIMITED']));
    const query = { input: { email: 'flood-59@example.com', password: 'stranger9' } };
    expect((await app.guest.refusal(SIGN_IN, query)).extensions.code).toBe('WRONG_CREDENTIALS');
  });
});
