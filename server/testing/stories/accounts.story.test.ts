import { DAY_MS } from '../../kernel/clock';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const VIEWER = '{ viewer { id email name isEmailVerified } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token expiresAt } ${REFUSAL} } }`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { isAccepted } ${REFUSAL} } }`;
const form = {
  email: 'new@example.com',
  password: 'secret123',
  passwordConfirmation: 'secret123',
  agreesToTerms: true,
};

describe('A shopper signs in and out', () => {
  it('registers, and is known by the token in the Authorization header (AU-02)', async () => {
    const shopper = await app.newShopper('Anna@Example.com');
    const { viewer } = await shopper.run(VIEWER);
    expect(viewer).toEqual({
      id: shopper.viewerId,
      email: 'anna@example.com',
      name: 'anna@example.com',
      isEmailVerified: false,
    });
  });

  it('signs in for 2 days and no longer (CO-01)', async () => {
    await app.newShopper('bo@example.com');
    const input = { email: 'BO@example.com', password: 'secret123' };
    const { signIn } = await app.guest.run(SIGN_IN, { input });
    const inTwoDays = app.clock.now().getTime() + 2 * DAY_MS;
    expect(Math.abs(new Date(signIn.expiresAt).getTime() - inTwoDays)).toBeLessThan(5_000);

    const shopper = app.guest.withToken(signIn.token);
    expect((await shopper.run(VIEWER)).viewer.email).toBe('bo@example.com');
    app.clock.advance(2 * DAY_MS + 1_000);
    expect((await shopper.run(VIEWER)).viewer).toBeNull();
  });

  it('signs out: the token is worth nothing afterwards (ST-03)', async () => {
    const shopper = await app.newShopper();
    await shopper.run('mutation { signOut { isSignedOut } }');
    expect((await shopper.run(VIEWER)).viewer).toBeNull();
    expect((await shopper.refusal('mutation { signOut { isSignedOut } }')).extensions.code).toBe(
      'PLEASE_LOGIN',
    );
  });

  it('cannot tell an unknown email address from a wrong password', async () => {
    await app.newShopper('cleo@example.com');
    const wrong = { email: 'cleo@example.com', password: 'wrong1234' };
    const unknown = { email: 'nobody@example.com', password: 'wrong1234' };
    const ofKnown = await app.guest.ask(SIGN_IN, { input: wrong });
    expect(ofKnown).toEqual(await app.guest.ask(SIGN_IN, { input: unknown }));
    expect(codeOf(ofKnown)).toBe('WRONG_CREDENTIALS');
  });

  it('cannot guess on: after 8 failures even the right password waits', async () => {
    await app.newShopper('dora@example.com');
    const input = { email: 'dora@example.com', password: 'wrong1234' };
    for (let attempt = 0; attempt < 8; attempt++) await app.guest.refusal(SIGN_IN, { input });
    const refusal = await app.guest.refusal(SIGN_IN, {
      input: { ...input, password: 'secret123' },
    });
    expect(refusal.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('Registering refuses', () => {
  it.each([
    [{ email: '' }, 'email', 'Please fill this in'],
    [{ email: 'no-address' }, 'email', 'Enter an email address like name@example.com'],
    [
      { email: 'жанна@example.com' },
      'email',
      /^Enter an email address with only the letters a to z/,
    ],
    [{ password: 'a1' }, 'password', 'Enter a password of 6 to 20 characters'],
    [{ password: '12345678' }, 'password', 'password must contain digits and letters'],
    [{ password: 'onlyletters' }, 'password', 'password must contain digits and letters'],
    [{ password: 'has space 1' }, 'password', /^Use only the letters a to z and digits/],
    [{ password: 'Abc-12-xyz' }, 'password', /^Use only the letters a to z and digits/],
    [{ password: 'a1'.repeat(11) }, 'password', 'Enter a password of 6 to 20 characters'],
    [
      { passwordConfirmation: 'other123' },
      'passwordConfirmation',
      'The two passwords do not match',
    ],
    [{ agreesToTerms: false }, 'agreesToTerms', 'Please agree to the terms'],
  ])('%p (VA-01, VA-02, VA-15)', async (change, field, message) => {
    const refusal = await app.guest.refusal(REGISTER, { input: { ...form, ...change } });
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(refusal.extensions.fields?.[field]).toEqual(expect.stringMatching(message));
  });

  it('values of a wrong type, without echoing them', async () => {
    const answer = await app.guest.ask(REGISTER, { input: { ...form, password: 12345678 } });
    expect(codeOf(answer)).toBe('VALIDATION_FAILED');
    expect(JSON.stringify(answer)).not.toContain('12345678');
  });
});
