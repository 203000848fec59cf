import { DAY_MS } from '../../kernel/clock';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let email: string;
let shopper: TestClient;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  email = `sessions-${++count}@example.com`;
  shopper = await app.newShopper(email);
});

const VIEWER = '{ viewer { email } }';
const SESSIONS = '{ sessions { id device createdAt expiresAt isCurrent } }';
const END = 'mutation ($id: ID!) { endSession(input: { sessionId: $id }) { sessions { id } } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { viewer { email } }
}`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

/** Signs in with a browser of that name. */
async function signInFrom(userAgent: string, password = 'secret123'): Promise<TestClient> {
  const input = { email, password };
  const response = await app.guest.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  return app.guest.withToken(data.signIn.token);
}

describe('A shopper sees their open sessions', () => {
  it('with device and time, this one marked', async () => {
    const other = await signInFrom(FIREFOX);
    const { sessions } = await other.run(SESSIONS);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ device: 'Firefox · Linux', isCurrent: true });
    expect(sessions[1]).toMatchObject({ isCurrent: false });
    const lasts = Date.parse(sessions[0].expiresAt) - Date.parse(sessions[0].createdAt);
    expect(lasts).toBe(2 * DAY_MS);
    expect(JSON.stringify(sessions)).not.toContain(other.token);
  });

  it('in two statements, whatever their number', async () => {
    await signInFrom(FIREFOX);
    expect(await app.statementsOf(() => shopper.run(SESSIONS))).toHaveLength(2);
  });

  it('and ends another: its token is worth nothing afterwards (ST-03)', async () => {
    const other = await signInFrom(FIREFOX);
    const { sessions } = await shopper.run(SESSIONS);
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const { endSession } = await shopper.run(END, { id });
    expect(endSession.sessions).toHaveLength(1);
    expect((await other.run(VIEWER)).viewer).toBeNull();
    expect((await shopper.run(VIEWER)).viewer).toEqual({ email });
    expect((await shopper.refusal(END, { id })).extensions.code).toBe('NOT_FOUND');
  });

  it('and ends all others at once; nobody else is signed out', async () => {
    const others = [await signInFrom(FIREFOX), await signInFrom(FIREFOX)];
    const stranger = await app.newShopper();
    const { endOtherSessions } = await shopper.run(
      'mutation { endOtherSessions { sessions { isCurrent } } }',
    );
    expect(endOtherSessions.sessions).toEqual([{ isCurrent: true }]);
    for (const other of others) expect((await other.run(VIEWER)).viewer).toBeNull();
    expect((await shopper.run(VIEWER)).viewer).toEqual({ email });
    expect((await stranger.run(VIEWER)).viewer).not.toBeNull();
  });

  it("but neither sees nor ends a stranger's", async () => {
    const stranger = await app.newShopper();
    const { sessions } = await stranger.run(SESSIONS);
    const foreign = await shopper.refusal(END, { id: sessions[0].id });
    const absent = await shopper.refusal(END, { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect(foreign).toEqual({ ...absent, path: ['endSession'] });
    expect((await stranger.run(VIEWER)).viewer).not.toBeNull();
  });
});

describe('A shopper changes their password', () => {
  const form = (change: object = {}) => ({
    input: {
      oldPassword: 'secret123',
      password: 'fresh4you',
      passwordConfirmation: 'fresh4you',
      ...change,
    },
  });

  it('and every other session ends; an email tells', async () => {
    const other = await signInFrom(FIREFOX);
    const { changePassword } = await shopper.run(CHANGE, form());
    expect(changePassword.viewer).toEqual({ email });
    expect((await other.run(VIEWER)).viewer).toBeNull();
    expect((await shopper.run(VIEWER)).viewer).toEqual({ email });
    const [mail] = await emailsTo(app, email);
    expect(mail?.subject).toBe('Your password was changed');
    expect((await (await signInFrom(FIREFOX, 'fresh4you')).run(VIEWER)).viewer).toEqual({ email });
  });

  it('once, when two do it at once', async () => {
    const answers = await Promise.all([shopper.ask(CHANGE, form()), shopper.ask(CHANGE, form())]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it.each([
    [{ oldPassword: 'wrong1234' }, 'WRONG_PASSWORD', undefined],
    [{ oldPassword: '' }, 'VALIDATION_FAILED', { oldPassword: 'Please fill this in' }],
    [
      { password: 'abc123', passwordConfirmation: 'abc123' },
      'VALIDATION_FAILED',
      { password: 'Many people use this password. Choose one of your own' },
    ],
    [
      { passwordConfirmation: 'other4you' },
      'VALIDATION_FAILED',
      { passwordConfirmation: 'The two passwords do not match' },
    ],
  ])('but not with %p', async (change, code, fields) => {
    const refusal = await shopper.refusal(CHANGE, form(change));
    expect(refusal.extensions).toEqual(fields ? { code, fields } : { code });
    await signInFrom(FIREFOX);
  });

  it('and cannot guess on: after 8 failures even the right one waits', async () => {
    const wrong = form({ oldPassword: 'wrong1234' });
    for (let attempt = 0; attempt < 8; attempt++) await shopper.refusal(CHANGE, wrong);
    const refusal = await shopper.refusal(CHANGE, form());
    expect(refusal.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('A new sign-in', () => {
  const subjects = async () => (await emailsTo(app, email)).map(({ subject }) => subject);

  it('is told when the device was not used before, and once', async () => {
    await signInFrom(FIREFOX);
    const other = await signInFrom(FIREFOX);
    expect(await subjects()).toEqual(['New sign-in to your account', 'Welcome to Tidebox']);
    const [mail] = await emailsTo(app, email);
    expect(mail?.text).toContain('Device: Firefox · Linux');

    await other.run('mutation { signOut { isSignedOut } }');
    await signInFrom(FIREFOX);
    expect(await subjects()).toHaveLength(2);
  });

  it('cannot write HTML into the email by the name of its browser', async () => {
    await signInFrom('<img src=x>/1.0');
    const [mail] = await emailsTo(app, email);
    expect(mail?.html).not.toContain('<img');
  });
});
