import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../app/rest/endpoints';
import { describeEndpoints } from '../../app/rest/openapi';
import { callRest } from '../rest-client';
import {
  exampleOfCall,
  faultsInAnswer,
  faultsInRefusal,
  operations,
  pathOf,
  type Operation,
} from '../rest-document';
import { samples } from '../rest-samples';
import { bodiesBeyondLimits, namesIn, spoiledCalls } from '../invalid-requests';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const MEI = { email: 'mei@example.com', password: 'orchid88' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // All calls are of one shopper and one guest, more than their budget allows in so short a time.
  const spending = { isTaken: true, remaining: 1, waitMs: 0, fullInMs: 0 };
  jest.spyOn(app.services.rateLimits, 'spend').mockResolvedValue(spending);
  const input = { ...MEI, passwordConfirmation: MEI.password, agreesToTerms: true };
  const query = `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { __typename } ${REFUSAL} } }`;
  await app.guest.run(query, { input });
});
afterAll(() => app.stop());

/** A new session of the shopper whom the document's examples name. */
async function mei(): Promise<TestClient> {
  const { body } = await callRest(app.guest, 'post', '/login', { query: MEI });
  return app.guest.withToken((body.data as { token: string }).token);
}

const each = operations.map((operation) => [operation.key, operation] as const);
const guarded = each.filter(([, { needsToken }]) => needsToken);
const limited = each.filter(([, operation]) => bodiesBeyondLimits(operation).length > 0);
const filledIn = each.filter(([, { body }]) => body);

describe('The OpenAPI document', () => {
  it('is committed as the endpoints describe themselves, and served', async () => {
    const described = JSON.parse(JSON.stringify(describeEndpoints())) as object;
    const committed = readFileSync(join(__dirname, '../../../schema/rest-v1.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(described);
    const response = await app.guest.fetch('/api/v1/openapi.json');
    expect(await response.json()).toEqual(described);
  });

  it('names every call of the specification (section 7)', () => {
    expect(operations.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        ...['get /users/verify', 'post /login', 'post /users', 'get /send_success_register_email'],
        ...['get /users/info', 'post /send_reset_password_email', 'post /reset_password_email'],
        ...['post /check_reset_password_link', 'post /users/alter_avatar'],
        ...['post /users/update_info', 'get /country', 'post /send_active_email'],
        ...['post /active_email', 'post /users/alter_password', 'get /article'],
        ...['get /article/{id}', 'get /configurations'],
      ]),
    );
  });

  it('names every call that the code has, and says of each where it comes from', () => {
    const inCode = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(operations.map(({ key }) => key).sort()).toEqual([...inCode].sort());
    const { paths } = describeEndpoints();
    for (const { method, path, origin } of endpoints)
      expect(paths[path]?.[method]).toMatchObject({
        'x-source': origin,
        description: expect.stringMatching(/specification/) as string,
      });
  });

  it('leaves no file of endpoints out', () => {
    const folder = join(__dirname, '../../modules');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const written = files.filter((file) => file.endsWith('.rest.ts'));
    expect(written.length).toBeGreaterThan(5);
    for (const file of written) {
      const exported = Object.values(jest.requireActual<object>(join(folder, file))).flat();
      for (const endpoint of exported) expect(endpoints).toContain(endpoint);
    }
  });
});

describe('The document’s example', () => {
  it.each(each)('of %s works, and is answered as documented', async (key, operation) => {
    const shopper = operation.needsToken ? await mei() : app.guest;
    const {
      client = shopper,
      params,
      query,
      body,
      form,
    } = (await samples[key]?.({ app, shopper })) ?? {};
    const example = exampleOfCall(operation);
    const sent = {
      ...example,
      ...(body && { body: { ...(example.body as object), ...body } }),
      ...{ form, query: query ?? example.query },
    };
    const answer = await callRest(client, operation.method, pathOf(operation, params), sent);
    expect(answer.body).toMatchObject({ code: 200 });
    expect(answer.status).toBe(200);
    expect(faultsInAnswer(operation, answer.body)).toEqual([]);
  });
});

/** Calls with the example, changed; every refusal must be as documented, in Chinese. */
async function refusalOf(
  operation: Operation,
  client: TestClient,
  sent = exampleOfCall(operation),
): Promise<{ status: number; body: { code: number; data: unknown } }> {
  const { method } = operation;
  const answer = await callRest(client.speaking('zh'), method, pathOf(operation), sent);
  expect(faultsInRefusal(answer.body)).toEqual([]);
  expect(answer.body.message).toMatch(/\p{Script=Han}/u);
  return answer;
}

describe('Refused as documented, in the language of the request:', () => {
  it.each(guarded)('%s without a token, and with a bad one', async (_, operation) => {
    for (const client of [app.guest, app.guest.withToken('no such token')])
      expect(await refusalOf(operation, client)).toMatchObject({
        status: 401,
        body: { code: 401 },
      });
  });

  it.each(filledIn)('%s with nothing filled in', async (_, operation) => {
    if (operation.body?.schema.required?.length === 0 && operation.key !== 'post /login') return;
    const client = operation.needsToken ? await mei() : app.guest;
    const { status, body } = await refusalOf(operation, client, { body: {} });
    expect([status, body.code]).toEqual([200, 422]);
    const { fields } = body.data as { fields: object };
    const known = Object.keys(operation.body?.schema.properties ?? {});
    const named = Object.keys(fields).map((path) => path.split('.')[0]); // contact.name
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it.each(filledIn)('%s with values of wrong types', async (_, operation) => {
    const client = operation.needsToken ? await mei() : app.guest;
    const { schema, example } = operation.body ?? {};
    for (const [name, { type }] of Object.entries(schema?.properties ?? {}))
      for (const wrong of wrongFor([type].flat()[0] ?? '')) {
        const sent = { body: { ...(example as object), [name]: wrong } };
        const { status, body } = await refusalOf(operation, client, sent);
        expect([name, wrong, status, body.code]).toEqual([name, wrong, 400, 400]);
        const why = expect.stringMatching(/^类型与接口说明不符$|^请输入以分为单位的整数/) as string;
        expect(body.data).toEqual({ reason: 'BAD_REQUEST', fields: { [name]: why } });
      }
  });

  it.each(filledIn)('%s with a list, a text, broken JSON or 110 kB', async (_, operation) => {
    const client = operation.needsToken ? await mei() : app.guest;
    expect((await refusalOf(operation, client, { body: ['x'] })).status).toBe(400);
    expect((await refusalOf(operation, client, { body: 'x' })).status).toBe(400);
    const huge = { body: { text: 'x'.repeat(110_000) } };
    expect((await refusalOf(operation, client, huge)).status).toBe(413);
  });

  it.each(limited)('%s beyond what the document says of a field', async (_, operation) => {
    const client = operation.needsToken ? await mei() : app.guest;
    for (const { path, body } of bodiesBeyondLimits(operation)) {
      const answer = await refusalOf(operation, client, { body });
      const { fields = {} } = answer.body.data as { fields?: object };
      const names = Object.keys(fields).map((name) => name.replace(/\.\d+/g, ''));
      expect([path, answer.body.code, names]).toEqual([path, 422, expect.arrayContaining([path])]);
    }
  });

  it.each(each)('%s names only its own parameters and fields', async (_, operation) => {
    const client = operation.needsToken ? await mei() : app.guest;
    const known = namesIn(operation);
    for (const sent of spoiledCalls(operation)) {
      const { method, key } = operation;
      const { body } = await callRest(client, method, pathOf(operation, sent.params), sent);
      const { fields = {} } = (body.data ?? {}) as { fields?: object };
      for (const name of Object.keys(fields))
        expect([key, known]).toEqual([key, expect.arrayContaining([name.replace(/\.\d+/g, '')])]);
    }
  });

  it.each(each)('%s by another method', async (_, operation) => {
    const others = operations.filter(({ path }) => path === operation.path);
    const allowed = others.map(({ method }) => method.toUpperCase()).join(', ');
    const answer = await refusalOf({ ...operation, method: 'put' }, app.guest, {});
    expect(answer).toMatchObject({ status: 405, body: { code: 405 } });
    const response = await app.guest.fetch(`/api/v1${pathOf(operation)}`, { method: 'PATCH' });
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it.each(['/no/such/path', '/', '/users/info/x', '/__proto__'])(
    'no such path: %s',
    async (path) => {
      for (const method of ['get', 'post', 'delete']) {
        const answer = await callRest(app.guest.speaking('zh'), method, path, {});
        expect(answer).toMatchObject({
          status: 404,
          body: { code: 404, data: { reason: 'NOT_FOUND' } },
        });
        expect(answer.body.message).toMatch(/没有/);
      }
    },
  );
});

function wrongFor(type: string): unknown[] {
  const values: Record<string, unknown> = {
    ...{ string: 'x', integer: 5, boolean: true, array: ['x'], object: { x: 1 } },
  };
  return Object.entries({ ...values, fraction: 1.5 })
    .filter(([name]) => name !== type)
    .map(([, value]) => value);
}
