import { MINUTE_MS } from '../../kernel/clock';
import { solveCaptcha } from '../captcha';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { CAPTCHA: 'on' } });
});
afterAll(() => app.stop());

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { isAccepted } ${REFUSAL} } }`;

let count = 0;
const form = (captcha: object = {}) => ({
  input: {
    email: `person-${++count}@example.com`,
    password: 'secret123',
    passwordConfirmation: 'secret123',
    agreesToTerms: true,
    ...captcha,
  },
});

const ask = (language?: 'en' | 'zh') => solveCaptcha(app.guest, language);

describe('Registering with a captcha (VA-15)', () => {
  it.each(['en', 'zh'] as const)('works by the sum in words (%s)', async (language) => {
    const { captchaKey, captchaCode } = await ask(language);
    const { register } = await app.guest.run(REGISTER, form({ captchaKey, captchaCode }));
    expect(register.isAccepted).toBe(true);
  });

  it('works by the characters of the picture, in whatever case', async () => {
    const drawn = jest.spyOn(app.services.captcha.artist, 'draw');
    const { captchaKey, image } = await ask();
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    const { characters } = (await drawn.mock.results[0]?.value) as { characters: string };
    drawn.mockRestore();
    const captchaCode = ` ${characters.toUpperCase()} `;
    await app.guest.run(REGISTER, form({ captchaKey, captchaCode }));
  });

  const refusalOf = async (captcha: object, language: 'en' | 'zh' = 'en') =>
    app.guest.speaking(language).refusal(REGISTER, form(captcha));

  it('is refused without one, with a wrong answer, and with a key of nothing', async () => {
    const { captchaKey, captchaCode } = await ask();
    for (const captcha of [
      {},
      { captchaKey, captchaCode: 'wrong' },
      { captchaKey: 'x', captchaCode },
    ])
      expect((await refusalOf(captcha)).extensions.code).toBe('WRONG_CAPTCHA');
    expect((await refusalOf({}, 'zh')).message).toBe('验证码不正确或已过期，请输入新的验证码');
  });

  it('is refused by a captcha that was used, rightly or wrongly', async () => {
    const right = await ask();
    const { captchaKey, captchaCode } = right;
    await app.guest.run(REGISTER, form({ captchaKey, captchaCode }));
    expect((await refusalOf({ captchaKey, captchaCode })).extensions.code).toBe('WRONG_CAPTCHA');

    const other = await ask();
    await refusalOf({ captchaKey: other.captchaKey, captchaCode: 'wrong' });
    const again = { captchaKey: other.captchaKey, captchaCode: other.captchaCode };
    expect((await refusalOf(again)).extensions.code).toBe('WRONG_CAPTCHA');
  });

  it('is refused after 10 minutes', async () => {
    const { captchaKey, captchaCode } = await ask();
    app.clock.advance(10 * MINUTE_MS);
    expect((await refusalOf({ captchaKey, captchaCode })).extensions.code).toBe('WRONG_CAPTCHA');
  });

  it('of many at once with one captcha works for one', async () => {
    const { captchaKey, captchaCode } = await ask();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.guest.ask(REGISTER, form({ captchaKey, captchaCode }))),
    );
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(1);
  });
});

describe('A site without a captcha', () => {
  it('says so', async () => {
    const open = await startTestApp({ environment: { CAPTCHA: 'off' } });
    const { registrationCaptcha } = await open.guest.run('{ registrationCaptcha { key } }');
    expect(registrationCaptcha).toBeNull();
    await open.guest.run(REGISTER, form());
    await open.stop();
  });
});
