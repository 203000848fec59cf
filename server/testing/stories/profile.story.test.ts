import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const PROFILE =
  '{ viewer { nickname profile { gender birthday { year month day } phone region } } }';
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { viewer { name nickname } }
}`;
const empty = { gender: null, birthday: null, phone: null, region: null };

describe('A shopper writes personal data (VA-03, VA-10)', () => {
  it('all of it', async () => {
    const birthday = { year: 1992, month: 2, day: 29 };
    const input = {
      ...{ nickname: ' 小明🙂 ', gender: 'FEMALE', birthday },
      ...{ phone: '+49 (30) 123-4567', region: 'CN' },
    };
    const { updateProfile } = await shopper.run(UPDATE, { input });
    expect(updateProfile.viewer).toEqual({ name: '小明🙂', nickname: '小明🙂' });
    expect((await shopper.run(PROFILE)).viewer).toEqual({
      nickname: '小明🙂',
      profile: { gender: 'FEMALE', birthday, phone: '+49301234567', region: 'CN' },
    });
  });

  it.each([
    ['+49 30 1234567', 'DE'],
    ['+1 604 234 5678', 'CA'],
    ['+1 212 555 0123', 'US'],
    ['+49 030 1234567', 'DE'],
    ['＋４９ （３０） １２３４５６７', 'DE'],
    ['\u202a+49\u00a030\u00a01234567\u202c', 'DE'],
    ['+49.30/1234\u2013567', 'DE'],
    ['0049 30 901820', 'DE'],
    ['+52 1 55 1234 5678', 'MX'],
    ['tel:+52-1-55-1234-5678', 'MX'],
    ['+971 ٥٠ ١٢٣ ٤٥٦٧', 'AE'],
    ['+229 01 97 12 34 56', 'BJ'],
    ['+852 4612 3456', 'HK'],
  ])('the phone %s, known to be of %s', async (phone, phoneCountry) => {
    await shopper.run(UPDATE, { input: { phone } });
    const { viewer } = await shopper.run('{ viewer { profile { phone phoneCountry } } }');
    expect(viewer.profile.phoneCountry).toBe(phoneCountry);
    expect(viewer.profile.phone).not.toContain(' ');
  });

  it('a nickname of 2 and of 16 characters, however wide', async () => {
    for (const nickname of ['小明', '🙂'.repeat(16)]) {
      await shopper.run(UPDATE, { input: { nickname } });
      expect((await shopper.run(PROFILE)).viewer.nickname).toBe(nickname);
    }
  });

  it('and empties it again', async () => {
    await shopper.run(UPDATE, { input: { nickname: 'Anna', region: 'DE' } });
    await shopper.run(UPDATE, { input: {} });
    expect((await shopper.run(PROFILE)).viewer).toEqual({ nickname: null, profile: empty });
  });

  it.each([
    [{ nickname: 'A' }, 'nickname', 'Enter 2 to 16 characters', '请输入 2 到 16 个字符'],
    [{ nickname: 'x'.repeat(17) }, 'nickname', 'Enter 2 to 16 characters', '请输入 2 到 16 个字符'],
    [{ nickname: '🙂' }, 'nickname', 'Enter 2 to 16 characters', '请输入 2 到 16 个字符'],
    [
      { birthday: { year: 2001, month: 2, day: 30 } },
      'birthday',
      'Enter a day that is in the calendar',
      '请输入日历上有的日期',
    ],
    [
      { birthday: { year: 2199, month: 1, day: 1 } },
      'birthday',
      'Enter a complete date in the past',
      '请输入完整且早于今天的日期',
    ],
    [
      { birthday: { year: 1899, month: 1, day: 1 } },
      'birthday.year',
      'Enter a year from 1900 on',
      '',
    ],
    [{ birthday: { year: 2000, month: 13, day: 1 } }, 'birthday.month', 'Enter 12 or less', ''],
    [
      { phone: '030 1234567' },
      'phone',
      'Enter the number with its country code, like +49 30 1234567',
      '请输入带国家区号的电话号码，如 +49 30 1234567',
    ],
    [
      { phone: '+49 1' },
      'phone',
      'Enter the number with its country code, like +49 30 1234567',
      '请输入带国家区号的电话号码，如 +49 30 1234567',
    ],
    [{ region: 'XX' }, 'region', 'Choose one of the offered values', '请从给出的选项中选择'],
    [{ region: 'de' }, 'region', 'Choose one of the offered values', '请从给出的选项中选择'],
  ])('but not %p', async (input, field, english, chinese) => {
    const refusal = await shopper.refusal(UPDATE, { input });
    expect(refusal.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(refusal.extensions.fields?.[field]).toBe(english);
    if (chinese) {
      const other = await shopper.speaking('zh').refusal(UPDATE, { input });
      expect(other.extensions.fields?.[field]).toBe(chinese);
    }
    expect((await shopper.run(PROFILE)).viewer).toEqual({ nickname: null, profile: empty });
  });

  it.each([{ year: 2000, month: 5 }, { year: 2000 }, {}])(
    'but no incomplete birthday: %p',
    async (birthday) => {
      const refusal = await shopper.refusal(UPDATE, { input: { birthday } });
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    },
  );

  it('which nobody else is shown', async () => {
    await shopper.run(UPDATE, { input: { region: 'DE' } });
    const stranger = await app.newShopper();
    expect((await stranger.run(PROFILE)).viewer.profile).toEqual(empty);
    expect(await app.statementsOf(() => shopper.run(PROFILE))).toHaveLength(2);
  });
});
