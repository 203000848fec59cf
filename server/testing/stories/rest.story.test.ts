import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../app/rest/endpoints';
import { describeEndpoints } from '../../app/rest/openapi';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Envelope {
  readonly status: number;
  readonly body: { readonly code: number; readonly message: string; readonly data: unknown };
}

async function call(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Envelope> {
  const response = await client.fetch(`/api/v1${path}`, {
    method: method.toUpperCase(),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, body: (await response.json()) as Envelope['body'] };
}

const form = (email: string) => ({
  email,
  password: 'secret123',
  password_confirmation: 'secret123',
  agrees_to_terms: true,
});

describe('An integrator on the legacy paths', () => {
  it('registers, signs in with query parameters, asks who they are and signs out', async () => {
    const registered = await call(app.guest, 'post', '/users', form('rest@example.com'));
    expect(registered).toMatchObject({ status: 200, body: { code: 200, message: '' } });

    const query = 'email=REST@example.com&password=secret123';
    const { body } = await call(app.guest, 'post', `/login?${query}`);
    const client = app.guest.withToken((body.data as { token: string }).token);
    expect((await call(client, 'get', '/users/info')).body.data).toMatchObject({
      email: 'rest@example.com',
      name: 'rest@example.com',
      verified: 0,
    });
    expect((await call(client, 'post', '/logout')).body).toEqual({
      code: 200,
      message: '',
      data: null,
    });
    expect((await call(client, 'get', '/users/info')).status).toBe(401);
  });

  it('is refused by the business with HTTP 200 and a code, in their language', async () => {
    await call(app.guest, 'post', '/users', form('twice@example.com'));
    const again = await call(app.guest.speaking('zh'), 'post', '/users', form('twice@example.com'));
    expect(again).toEqual({
      status: 200,
      body: { code: 400, message: '该邮箱已注册', data: null },
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['wrong types', { email: ['a@b.co'], password: 12345678, agrees_to_terms: 'yes' }],
    ['endless text', { ...form('x@example.com'), email: 'a'.repeat(50_000) }],
  ])('cannot register with %s', async (_, body) => {
    const answer = await call(app.guest, 'post', '/users', body);
    expect(answer).toMatchObject({ status: 200, body: { code: 422 } });
    expect(answer.body.message).not.toBe('');
    expect(JSON.stringify(answer)).not.toContain('12345678');
  });

  it('gets a token that no cache keeps and nothing compresses', async () => {
    await call(app.guest, 'post', '/users', form('kept@example.com'));
    const query = 'email=kept@example.com&password=secret123';
    const response = await app.guest.fetch(`/api/v1/login?${query}`, { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('cannot sign in with a password given twice', async () => {
    const answer = await call(app.guest, 'post', '/login?email=a@b.co&password=a1&password=b2');
    expect(answer.body.code).toBe(422);
  });

  it('reads articles, the footer (type 2) and the configuration', async () => {
    const footer = await call(app.guest, 'get', '/article?type=2');
    const [group] = footer.body.data as { group_name: string; articles: unknown[] }[];
    expect(group).toMatchObject({ group_name: expect.any(String) as string });
    expect((await call(app.guest, 'get', '/article/59')).body.data).toMatchObject({
      id: 59,
      is_faq: true,
    });
    expect((await call(app.guest, 'get', '/article/999999')).body.code).toBe(404);
    expect((await call(app.guest, 'get', '/article?type=3')).body.code).toBe(422);
    const { data } = (await call(app.guest, 'get', '/configurations')).body;
    expect(Object.keys(data as object)).toEqual(
      expect.arrayContaining(['SERVICE_EMAIL', 'WEBSITE_NAME', 'WEBSITE_LOGO_PATH']),
    );
  });

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
});

describe('The OpenAPI document', () => {
  it('is committed as the endpoints describe themselves, and served', async () => {
    const described = JSON.parse(JSON.stringify(describeEndpoints(endpoints))) as object;
    const committed = readFileSync(join(__dirname, '../../../schema/rest-v1.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(described);
    const response = await app.guest.fetch('/api/v1/openapi.json');
    expect(await response.json()).toEqual(described);
  });

  it.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s answers with an envelope, with and without a token',
    async (method, path, { needsToken }) => {
      const shopper = await app.newShopper();
      const concrete = path.replace('{id}', '59');
      const guest = await call(app.guest, method, concrete);
      const stranger = await call(app.guest.withToken('no such token'), method, concrete);
      expect([guest.status, stranger.status]).toEqual(needsToken ? [401, 401] : [200, 200]);
      for (const { body } of [guest, stranger, await call(shopper, method, concrete)]) {
        expect(Object.keys(body)).toEqual(['code', 'message', 'data']);
        expect(typeof body.code).toBe('number');
      }
    },
  );

  it('knows no other path: HTTP 404 with an envelope', async () => {
    const answer = await call(app.guest.speaking('zh'), 'get', '/no/such/path');
    expect(answer).toMatchObject({ status: 404, body: { code: 404, data: null } });
    expect(answer.body.message).toMatch(/没有/);
  });
});
