import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/clock';
import { AccountToken } from '../../modules/accounts/links/account-token.entity';
import { emailsTo, mailedToken } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const VIEWER = '{ viewer { email isEmailVerified } }';
const RESEND = 'mutation { sendVerificationMail { isAccepted } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { email } }';
const ASK_RESET = `mutation ($email: EmailAddress!) {
  requestPasswordReset(input: { email: $email }) { isAccepted }
}`;
const CHECK = 'query ($token: String!) { checkResetLink(token: $token) { isGood } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset } }';
const CHANGE_EMAIL = `mutation ($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) { isAccepted }
}`;
const CONFIRM_EMAIL =
  'mutation ($token: String!) { confirmEmailChange(input: { token: $token }) { email } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;

const VERIFY_PATH = 'result?purpose=VERIFY&';
const RESET_PATH = 'resetPassword?';
const ACTIVATE_PATH = 'result?purpose=ACTIVATE_EMAIL&';

let count = 0;
async function newcomer(): Promise<{ email: string; shopper: TestClient }> {
  const email = `newcomer-${++count}@example.com`;
  return { email, shopper: await app.newShopper(email) };
}

const newPassword = (token: string, password = 'fresh4you') => ({
  input: { token, password, passwordConfirmation: password },
});

const codeOf = async (query: string, variables: object, client: TestClient = app.guest) =>
  (await client.refusal(query, { ...variables })).extensions.code;

describe('A shopper verifies their email address (EN-02)', () => {
  it('by the link in the welcome, signed in or not, once', async () => {
    const { email, shopper } = await newcomer();
    const token = await mailedToken(app, email, VERIFY_PATH);
    expect(token).toHaveLength(43);
    expect((await app.guest.run(VERIFY, { token })).verifyEmail).toEqual({ email });
    expect((await shopper.run(VIEWER)).viewer.isEmailVerified).toBe(true);
    expect(await codeOf(VERIFY, { token })).toBe('LINK_USED');
    expect(await codeOf(RESEND, {}, shopper)).toBe('EMAIL_ALREADY_VERIFIED');
  });

  it('by a link that was sent again: at most 3 emails an hour, the welcome being one', async () => {
    const { email, shopper } = await newcomer();
    for (let sent = 2; sent <= 3; sent++) {
      app.clock.advance(MINUTE_MS);
      await shopper.run(RESEND);
    }
    app.clock.advance(MINUTE_MS);
    const refusal = await shopper.refusal(RESEND);
    expect(refusal.extensions.code).toBe('RATE_LIMITED');
    expect(refusal.message).toBe('Too many attempts. Please try again in 57 minutes');
    expect(await emailsTo(app, email)).toHaveLength(3);

    app.clock.advance(HOUR_MS);
    await shopper.run(RESEND);
    const token = await mailedToken(app, email, VERIFY_PATH);
    await app.guest.run(VERIFY, { token });
  });

  it('by one more email when 12 are asked for at once', async () => {
    const { email, shopper } = await newcomer();
    app.clock.advance(MINUTE_MS);
    await Promise.all(Array.from({ length: 12 }, () => shopper.ask(RESEND)));
    expect(await emailsTo(app, email)).toHaveLength(2);
  });

  it('not after 24 hours, and not by a link for something else', async () => {
    const { email, shopper } = await newcomer();
    const token = await mailedToken(app, email, VERIFY_PATH);
    expect(await codeOf(RESET, newPassword(token))).toBe('LINK_UNKNOWN');
    expect(await codeOf(CONFIRM_EMAIL, { token })).toBe('LINK_UNKNOWN');
    app.clock.advance(DAY_MS);
    expect(await codeOf(VERIFY, { token })).toBe('LINK_EXPIRED');
    expect((await shopper.run(VIEWER)).viewer.isEmailVerified).toBe(false);
  });

  it('and is told why a link does not work: never known, used, or too old (RT-07)', async () => {
    const { email } = await newcomer();
    const token = await mailedToken(app, email, VERIFY_PATH);
    const bogus = await app.guest.refusal(VERIFY, { token: 'bogus' });
    expect(bogus.extensions.code).toBe('LINK_UNKNOWN');
    expect(bogus.message).toBe('The link does not work; copy it whole or have a new one sent');
    await app.guest.run(VERIFY, { token });
    const used = await app.guest.speaking('zh').refusal(VERIFY, { token });
    expect(used.message).toBe('该链接已使用过，每个链接仅可使用一次');
    // Used stays used, however old it is.
    app.clock.advance(DAY_MS);
    expect(await codeOf(VERIFY, { token })).toBe('LINK_USED');
  });

  it('and the token itself is stored nowhere once the email has left', async () => {
    const { email } = await newcomer();
    const token = await mailedToken(app, email, VERIFY_PATH);
    for (const { tableName } of app.services.db.owner.entityMetadatas) {
      const rows = await app.services.db.read.query(`SELECT * FROM ${tableName}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

describe('A shopper who forgot the password', () => {
  it('chooses a new one by a mailed link; every session ends (ST-03)', async () => {
    const { email, shopper } = await newcomer();
    await app.guest.run(ASK_RESET, { email: email.toUpperCase() });
    const token = await mailedToken(app, email, RESET_PATH);
    expect((await app.guest.run(CHECK, { token })).checkResetLink.isGood).toBe(true);
    expect((await app.guest.run(CHECK, { token })).checkResetLink.isGood).toBe(true);

    await app.guest.run(RESET, newPassword(token));
    expect((await app.guest.run(CHECK, { token })).checkResetLink.isGood).toBe(false);
    expect((await shopper.run(VIEWER)).viewer).toBeNull();
    const old = { input: { email, password: 'secret123' } };
    expect(await codeOf(SIGN_IN, old)).toBe('WRONG_CREDENTIALS');
    await app.guest.run(SIGN_IN, { input: { email, password: 'fresh4you' } });
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe('Your password was changed');
  });

  it('has 30 minutes for it (CO-01)', async () => {
    const { email } = await newcomer();
    await app.guest.run(ASK_RESET, { email });
    const token = await mailedToken(app, email, RESET_PATH);
    app.clock.advance(30 * MINUTE_MS);
    expect((await app.guest.run(CHECK, { token })).checkResetLink.isGood).toBe(false);
    const refusal = await app.guest.refusal(RESET, newPassword(token));
    expect(refusal.message).toBe('The link has expired, please reset the link');
    const chinese = await app.guest.speaking('zh').refusal(RESET, newPassword(token));
    expect(chinese.message).toBe('链接已失效，请重新获取链接');
  });

  it('uses a link once: of 32 at once one succeeds', async () => {
    const { email } = await newcomer();
    await app.guest.run(ASK_RESET, { email });
    const token = await mailedToken(app, email, RESET_PATH);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        app.guest.ask(RESET, newPassword(token, `choice${index}x`)),
      ),
    );
    const winners = answers.flatMap(({ errors }, index) => (errors ? [] : [index]));
    expect(winners).toHaveLength(1);
    const password = `choice${winners[0]}x`;
    await app.guest.run(SIGN_IN, { input: { email, password } });
    const codes = new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code));
    expect([...codes].sort()).toEqual(['LINK_USED', undefined]);
  });

  it('cannot use an older link any more once one was used', async () => {
    const { email } = await newcomer();
    await app.guest.run(ASK_RESET, { email });
    const first = await mailedToken(app, email, RESET_PATH);
    await app.guest.run(ASK_RESET, { email });
    const second = await mailedToken(app, email, RESET_PATH);
    await app.guest.run(RESET, newPassword(second));
    expect(await codeOf(RESET, newPassword(first))).toBe('LINK_EXPIRED');
  });

  it('and whoever asks for a stranger learns nothing, not even by being told to wait', async () => {
    const { email: known } = await newcomer();
    app.clock.advance(HOUR_MS);
    for (let time = 1; time <= 4; time++) {
      const answers = [
        await app.guest.ask(ASK_RESET, { email: known }),
        await app.guest.ask(ASK_RESET, { email: 'nobody@example.com' }),
      ];
      expect(answers[0]).toEqual(answers[1]);
      expect(Boolean(answers[0]?.errors)).toBe(time === 4);
    }
    expect(await emailsTo(app, 'nobody@example.com')).toEqual([]);
  });

  it.each([
    [
      { password: 'qwerty123' },
      'password',
      'Many people use this password. Choose one of your own',
    ],
    [
      { password: 'short1', passwordConfirmation: 'other12' },
      'passwordConfirmation',
      'The two passwords do not match',
    ],
    [{ password: 'nodigits' }, 'password', 'password must contain digits and letters'],
    [{ token: '' }, 'token', 'Please fill this in'],
  ])('cannot choose %p; the link stays good', async (change, field, message) => {
    const { email } = await newcomer();
    await app.guest.run(ASK_RESET, { email });
    const token = await mailedToken(app, email, RESET_PATH);
    const { password = 'fresh4you' } = change as { password?: string };
    const input = { token, password, passwordConfirmation: password, ...change };
    const refusal = await app.guest.refusal(RESET, { input });
    expect(refusal.extensions.fields?.[field]).toBe(message);
    expect((await app.guest.run(CHECK, { token })).checkResetLink.isGood).toBe(true);
  });
});

describe('A shopper changes their email address', () => {
  it('by a link to the new one; the old one is told', async () => {
    const { email, shopper } = await newcomer();
    const moved = `moved-${email}`;
    await shopper.run(CHANGE_EMAIL, { input: { email: moved, password: 'secret123' } });
    expect((await shopper.run(VIEWER)).viewer.email).toBe(email);

    const token = await mailedToken(app, moved, ACTIVATE_PATH);
    expect((await app.guest.run(CONFIRM_EMAIL, { token })).confirmEmailChange.email).toBe(moved);
    expect((await shopper.run(VIEWER)).viewer).toEqual({ email: moved, isEmailVerified: true });
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe('Your email address was changed');
    expect(await codeOf(CONFIRM_EMAIL, { token })).toBe('LINK_USED');
    await app.guest.run(SIGN_IN, { input: { email: moved, password: 'secret123' } });
  });

  it('not without the password', async () => {
    const { shopper } = await newcomer();
    const input = { email: 'wanted@example.com', password: 'wrong1234' };
    expect(await codeOf(CHANGE_EMAIL, { input }, shopper)).toBe('WRONG_PASSWORD');
    expect(await emailsTo(app, 'wanted@example.com')).toEqual([]);
  });

  it('not to one that somebody has; the answer does not tell', async () => {
    const { email: taken } = await newcomer();
    const { shopper } = await newcomer();
    const before = (await emailsTo(app, taken)).length;
    const input = { email: taken, password: 'secret123' };
    const { requestEmailChange } = await shopper.run(CHANGE_EMAIL, { input });
    expect(requestEmailChange).toEqual({ isAccepted: true });
    expect(await emailsTo(app, taken)).toHaveLength(before);
  });

  it('not to one that somebody registered meanwhile', async () => {
    const { email, shopper } = await newcomer();
    const wanted = `wanted-${email}`;
    await shopper.run(CHANGE_EMAIL, { input: { email: wanted, password: 'secret123' } });
    const token = await mailedToken(app, wanted, ACTIVATE_PATH);
    await app.newShopper(wanted);
    expect(await codeOf(CONFIRM_EMAIL, { token })).toBe('EMAIL_TAKEN');
    expect((await shopper.run(VIEWER)).viewer.email).toBe(email);
  });

  it('which makes links to the old address worthless', async () => {
    const { email, shopper } = await newcomer();
    const verify = await mailedToken(app, email, VERIFY_PATH);
    await app.guest.run(ASK_RESET, { email });
    const reset = await mailedToken(app, email, RESET_PATH);
    const moved = `moved-${email}`;
    await shopper.run(CHANGE_EMAIL, { input: { email: moved, password: 'secret123' } });
    const token = await mailedToken(app, moved, ACTIVATE_PATH);
    await app.guest.run(CONFIRM_EMAIL, { token });
    expect(await codeOf(VERIFY, { token: verify })).toBe('LINK_EXPIRED');
    expect(await codeOf(RESET, newPassword(reset))).toBe('LINK_EXPIRED');
  });
});

describe('An email', () => {
  it('leads to the configured host, is written in the language of the request, and has HTML', async () => {
    const { email } = await newcomer();
    await app.guest.speaking('zh').run(ASK_RESET, { email });
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe('重置您的密码');
    const token = await mailedToken(app, email, RESET_PATH);
    const url = `${app.services.publicUrl}/user/resetPassword?token=${token}`;
    expect(mail?.text).toContain(` ${url}\n`);
    expect(mail?.html).toContain('<html lang="zh">');
  });

  it('is not counted for ever: links of another hour do not hinder', async () => {
    const { email, shopper } = await newcomer();
    for (let hour = 0; hour < 4; hour++) {
      app.clock.advance(HOUR_MS);
      await shopper.run(RESEND);
    }
    const kept = await app.services.db.read.countBy(AccountToken, { sentTo: email });
    expect(kept).toBe(5);
  });
});
