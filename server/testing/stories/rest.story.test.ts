import sharp from 'sharp';
import { MINUTE_MS } from '../../kernel/clock';
import { emailsTo, mailedToken } from '../emails';
import { callRest } from '../rest-client';
import type { Sent } from '../rest-document';
import { pictureForm } from '../rest-samples';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (client: TestClient, path: string, query?: Sent['query']) =>
  callRest(client, 'get', path, { query });
const post = (client: TestClient, path: string, body?: object) =>
  callRest(client, 'post', path, { body });
const login = (email: string, password = 'secret123') =>
  callRest(app.guest, 'post', '/login', { query: { email, password } });

let shoppers = 0;
async function newcomer(): Promise<{ email: string; shopper: TestClient }> {
  const email = `legacy-${++shoppers}@example.com`;
  return { email, shopper: await app.newShopper(email) };
}

const form = (email: string) => ({
  email,
  password: 'secret123',
  password_confirmation: 'secret123',
  agrees_to_terms: true,
});

const refused = (code: number, reason: string, message: string) => ({
  ...{ code, message },
  data: { reason },
});
const done = (data: unknown = null) => ({ code: 200, message: '', data });

describe('An integrator on the legacy paths', () => {
  it('registers, signs in by query or body, asks who they are and signs out (API-02, API-03)', async () => {
    const registered = await post(app.guest, '/users', form('rest@example.com'));
    expect(registered).toMatchObject({ status: 200, body: { code: 200, message: '' } });

    const byBody = await post(app.guest, '/login', {
      email: 'rest@example.com',
      password: 'secret123',
    });
    expect(byBody.body.data).toMatchObject({ token: expect.any(String) as string });
    const { body } = await login('REST@example.com');
    const client = app.guest.withToken((body.data as { token: string }).token);
    expect((await get(client, '/users/info')).body.data).toMatchObject({
      email: 'rest@example.com',
      verification_status: 'unverified',
    });
    expect((await post(client, '/logout')).body).toEqual(done());
    expect((await get(client, '/users/info')).status).toBe(401);
  });

  it('is known by a raw token and by a Bearer one; without any there is the envelope of 401', async () => {
    const { shopper } = await newcomer();
    const bearer = app.guest.withToken(`Bearer ${shopper.token}`);
    expect((await get(bearer, '/users/info')).body.code).toBe(200);
    const { status, body } = await get(app.guest, '/users/info');
    expect([status, body]).toEqual([401, refused(401, 'PLEASE_LOGIN', 'Please Login First')]);
  });

  it('finds success with code 200 and data.token beside it, which no cache keeps (API-21)', async () => {
    const { email } = await newcomer();
    const query = `email=${email}&password=secret123`;
    const response = await app.guest.fetch(`/api/v1/login?${query}`, { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('content-encoding')).toBeNull();
    // The client keeps the token; a server that set it could sign a stranger in as somebody else.
    const { code, data } = (await response.json()) as { code: number; data: { token: string } };
    expect(response.headers.get('set-cookie')).toMatch(/^device-\w+=[\w-]{43}; [^,]+, [^,]+$/);
    expect(response.headers.get('set-cookie')).not.toContain(data.token);
    expect(code).toBe(200);
    expect(data.token).toHaveLength(43);
  });

  it('is refused by the business with HTTP 200 and a code, in their language (EN-05)', async () => {
    const { email } = await newcomer();
    const answer = await callRest(app.guest.speaking('zh'), 'post', '/login', {
      query: { email, password: 'wrong1234' },
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      refused(400, 'WRONG_CREDENTIALS', '邮箱或密码不正确'),
    ]);
  });

  it('has to wait after too many wrong passwords: HTTP 429 says how long', async () => {
    const { email } = await newcomer();
    for (let attempt = 0; attempt < 8; attempt++)
      expect((await login(email, 'wrong1234')).body.code).toBe(400);
    const { status, headers, body } = await login(email);
    expect([status, body.code]).toEqual([429, 429]);
    expect(body.message).toMatch(/minute/);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('cannot sign in with a password given twice', async () => {
    const response = await app.guest.fetch('/api/v1/login?email=a@b.co&password=a1&password=b2', {
      method: 'POST',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 400,
      data: { fields: { password: expect.any(String) as string } },
    });
  });

  it('is told which fields are wrong, by the names they sent', async () => {
    const body = { ...form('x@example.com'), password_confirmation: 'other123' };
    expect((await post(app.guest, '/users', body)).body).toMatchObject({
      code: 422,
      data: { fields: { password_confirmation: 'The two passwords do not match' } },
    });
    expect((await post(app.guest, '/users', {})).body.message).toBe('please fill in all items');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'cannot send a body of %s: HTTP 415, in their language',
    async (type) => {
      const response = await app.guest.speaking('zh').fetch('/api/v1/login', {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ email: 'x@example.com', password: 'secret123' }),
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toEqual({
        code: 415,
        message: expect.stringMatching(/请发送 JSON/) as string,
        data: { reason: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    },
  );

  it('is told what is wrong with a body that is no JSON, without a stack', async () => {
    const response = await app.guest.fetch('/api/v1/users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"secret123"',
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['code', 'message', 'data']);
    expect(text).not.toContain('secret123');
  });

  it('gets a picture or a sum that shows that a person registers (API-01)', async () => {
    const { body } = await get(app.guest.speaking('zh'), '/users/verify');
    const { key, image, question } = body.data as Record<string, string>;
    expect(key).toHaveLength(22);
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(question).toContain('加');
  });
});

describe('A shopper of an integrator', () => {
  it('gets the email that verifies the address again, until it is verified (API-04, API-13)', async () => {
    const { email, shopper } = await newcomer();
    app.clock.advance(MINUTE_MS);
    expect((await get(shopper, '/send_success_register_email')).body).toEqual(done());
    expect(await emailsTo(app, email)).toHaveLength(2);
    const token = await mailedToken(app, email, 'result?purpose=VERIFY&');
    expect((await post(app.guest, '/active_email', { token })).body).toEqual(done({ email }));
    expect((await get(shopper, '/users/info')).body.data).toMatchObject({
      verification_status: 'verified',
    });
    const again = await post(app.guest, '/active_email', { token });
    expect(again.body).toEqual(
      refused(400, 'LINK_USED', 'The link was used already; it works once'),
    );
    expect((await get(shopper, '/send_success_register_email')).body.code).toBe(400);
  });

  it('moves to another address by an activation link, three emails an hour (API-12, API-13)', async () => {
    const { email, shopper } = await newcomer();
    const moved = `moved-${email}`;
    const change = { email: moved, password: 'secret123' };
    for (let email = 0; email < 3; email++) {
      expect((await post(shopper, '/send_active_email', change)).body).toEqual(done());
      app.clock.advance(MINUTE_MS);
    }
    expect((await post(shopper, '/send_active_email', change)).status).toBe(429);
    const token = await mailedToken(app, moved, 'result?purpose=ACTIVATE_EMAIL&');
    expect((await post(app.guest, '/active_email', { token })).body).toEqual(
      done({ email: moved }),
    );
    expect((await get(shopper, '/users/info')).body.data).toMatchObject({ email: moved });
  });

  it('chooses a new password by a mailed link of 30 minutes (API-06, API-07, API-08)', async () => {
    const { email, shopper } = await newcomer();
    const unknown = await post(app.guest, '/send_reset_password_email', {
      email: 'no@example.com',
    });
    const known = await post(app.guest, '/send_reset_password_email', { email });
    expect(known.body).toEqual(unknown.body);
    expect(await emailsTo(app, 'no@example.com')).toEqual([]);
    const token = await mailedToken(app, email, 'resetPassword?');

    app.clock.advance(29 * MINUTE_MS);
    expect((await post(app.guest, '/check_reset_password_link', { token })).body).toEqual(done());
    const fresh = { token, password: 'fresh4you', password_confirmation: 'fresh4you' };
    expect((await post(app.guest, '/reset_password_email', fresh)).body).toEqual(done());
    expect((await post(app.guest, '/reset_password_email', fresh)).body).toEqual(
      refused(400, 'LINK_USED', 'The link was used already; it works once'),
    );
    expect((await get(shopper, '/users/info')).status).toBe(401);
    expect((await login(email, 'fresh4you')).body.code).toBe(200);

    await post(app.guest, '/send_reset_password_email', { email });
    const late = await mailedToken(app, email, 'resetPassword?');
    app.clock.advance(30 * MINUTE_MS);
    const check = await post(app.guest, '/check_reset_password_link', { token: late });
    const expired = refused(400, 'LINK_EXPIRED', 'The link has expired, please reset the link');
    expect(check.body).toEqual(expired);
  });

  it('changes the password; their other sessions end (API-14)', async () => {
    const { email, shopper } = await newcomer();
    const { body } = await login(email);
    const other = app.guest.withToken((body.data as { token: string }).token);
    const change = { password: 'fresh4you', password_confirmation: 'fresh4you' };
    const wrong = await post(shopper, '/users/alter_password', {
      ...change,
      old_password: 'no1234',
    });
    expect(wrong.body).toEqual(refused(400, 'WRONG_PASSWORD', 'The password is wrong'));
    const right = { ...change, old_password: 'secret123' };
    expect((await post(shopper, '/users/alter_password', right)).body).toEqual(done());
    expect((await get(shopper, '/users/info')).status).toBe(200);
    expect((await get(other, '/users/info')).status).toBe(401);
    expect((await login(email)).body.code).toBe(400);
  });

  it('writes personal data; what is left out stays, null empties it (API-05, API-10, EN-01)', async () => {
    const { email, shopper } = await newcomer();
    const birthday = '1994-05-17';
    const phone = '+49 30 1234567';
    await post(shopper, '/users/update_info', { phone, birthday, region: 'DE', gender: 'FEMALE' });
    const { body } = await post(shopper, '/users/update_info', { nickname: 'Mei', region: null });
    const info = {
      id: shopper.viewerId,
      ...{ avatar: null, email, name: 'Mei', cart_count: 0, verification_status: 'unverified' },
      ...{ nickname: 'Mei', gender: 'FEMALE', birthday, phone: '+49301234567', region: null },
    };
    expect(body).toEqual(done(info));
    expect((await get(shopper, '/users/info')).body).toEqual(done(info));
  });

  it('keeps every one of several changes sent at once (API-10)', async () => {
    const { shopper } = await newcomer();
    const rounds = [
      { nickname: 'Mei', gender: 'FEMALE', birthday: '1994-05-17', region: 'DE' },
      { nickname: 'Lin', gender: 'MALE', birthday: '1984-11-02', region: 'CN' },
      { nickname: null, gender: 'OTHER', birthday: null, region: 'US' },
    ];
    for (const round of rounds) {
      const changes = Object.entries(round).map(([name, value]) => ({ [name]: value }));
      await Promise.all(changes.map((change) => post(shopper, '/users/update_info', change)));
      expect((await get(shopper, '/users/info')).body.data).toMatchObject(round);
    }
    const { body } = await post(shopper, '/users/update_info', {});
    expect(body.data).toMatchObject({ gender: 'OTHER', region: 'US' });
  });

  it.each([
    ['nickname', 'M', 422],
    ['birthday', '1994-05', 422],
    ['birthday', '1994-02-31', 422],
    ['phone', '1234567', 422],
    ['gender', 'X', 422],
    ['region', 'Atlantis', 422],
    ['nickname', 42, 400],
  ])('cannot write the %s %p', async (field, value, code) => {
    const { shopper } = await newcomer();
    const { body } = await post(shopper, '/users/update_info', { [field]: value });
    expect(body.code).toBe(code);
    expect((body.data as { fields: object }).fields).toHaveProperty(field);
    expect((await get(shopper, '/users/info')).body.data).toMatchObject({ [field]: null });
  });

  it('shows a picture of themselves, by the rules of every picture (API-09)', async () => {
    const { shopper } = await newcomer();
    const send = (picture: FormData) =>
      callRest(shopper, 'post', '/users/alter_avatar', { form: picture });
    const { avatar } = (await send(await pictureForm())).body.data as { avatar: string };
    expect((await app.guest.fetch(avatar)).status).toBe(200);
    expect((await get(shopper, '/users/info')).body.data).toMatchObject({ avatar });

    const create = { width: 20, height: 20, channels: 3, background: '#fff' } as const;
    const webp = await sharp({ create }).webp().toBuffer();
    const typeRefused = refused(
      400,
      'AVATAR_TYPE_REFUSED',
      'Please choose a gif, jpeg, jpg, png or bmp picture',
    );
    expect((await send(pictured(webp, 'me.webp'))).body).toEqual(typeRefused);
    const tooLarge = refused(400, 'AVATAR_TOO_LARGE', 'The picture must be under 2 MB');
    expect((await send(pictured(Buffer.alloc(2 ** 21), 'me.png'))).body).toEqual(tooLarge);
    expect((await post(shopper, '/users/alter_avatar', {})).body).toEqual(
      refused(400, 'IMAGE_MISSING', 'Please choose an image'),
    );
    const stranger = await callRest(app.guest, 'post', '/users/alter_avatar', {
      form: await pictureForm(),
    });
    expect(stranger.status).toBe(401);
  });
});

function pictured(content: Buffer, name: string): FormData {
  const picture = new FormData();
  picture.append('file', new Blob([new Uint8Array(content)]), name);
  return picture;
}

describe('Everybody reads on the legacy paths', () => {
  it('articles: the help, the footer (type 2) and the purchase process (API-15, API-16)', async () => {
    const footer = await get(app.guest, '/article', { type: '2' });
    const [group] = footer.body.data as { group_name: string; articles: object[] }[];
    expect(Object.keys(group ?? {})).toEqual(['group_name', 'articles']);
    expect(Object.keys(group?.articles[0] ?? {})).toEqual(['id', 'article_name', 'is_faq']);
    const help = await get(app.guest, '/article');
    expect(help.body.data).not.toEqual(footer.body.data);
    expect((await get(app.guest, '/article/59')).body.data).toMatchObject({ id: 59, is_faq: true });
    for (const id of ['999999', '59x', '-1', '%27'])
      expect((await get(app.guest, `/article/${id}`)).body.code).toBe(404);
    expect((await get(app.guest, '/article', { type: '3' })).body.code).toBe(422);
  });

  it('the configuration of the site, its languages included (API-17, API-19, EN-04)', async () => {
    const keys = ['name', 'logo', 'SERVICE_EMAIL', 'WEBSITE_NAME', 'WEBSITE_LOGO_PATH'];
    const { data } = (await get(app.guest, '/configurations')).body;
    expect(Object.keys(data as object)).toEqual([...keys, 'languages']);
    expect(data).toMatchObject({ languages: { en: 'English', zh: '简体中文' } });
    const info = (await get(app.guest, '/website_info')).body.data as object;
    expect(Object.keys(info)).toEqual(keys);
  });

  it('the countries, named in both languages (API-11)', async () => {
    const countries = (await get(app.guest.speaking('zh'), '/country')).body.data as object[];
    expect(countries).toHaveLength(252);
    expect(countries).toContainEqual({
      ...{ code: 'DE', name: '德国', name_en: 'Germany', name_zh: '德国' },
      ...{ continent: '欧洲', is_served: true, has_postcode: true, calling_code: '49' },
      ...{ needs_postcode: true, needs_province: false },
      address_pattern: expect.stringContaining('Latn') as string,
      example_phone: expect.stringMatching(/^\+49 /) as string,
    });
  });
});
