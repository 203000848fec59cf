import { startTestApp, type TestApp } from '../test-app';
import { until } from '../until';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
});
afterAll(() => app.stop());
beforeEach(() => lines.splice(0));

const TWO = 'query A { a: __typename } query B { b: __typename }';

const json = { 'content-type': 'application/json' };

/** Returns the log once it contains the request to `path`: the client has its response before that. */
async function logOf(path: string): Promise<string> {
  await until(() => lines.some((line) => line.includes(`"path":"${path}`)));
  return lines.join('');
}

async function post(body: string, headers: Record<string, string> = json) {
  const response = await app.guest
    .speaking('zh')
    .fetch('/graphql', { method: 'POST', headers, body });
  await logOf('/graphql');
  return { status: response.status, body: await response.text() };
}

describe('A request that cannot be read', () => {
  it.each([
    ['broken JSON', '{"password": secret123', json],
    ['JSON that is no object', 'null', json],
  ])('is refused in the language of the request: %s', async (_, text, headers) => {
    const { status, body } = await post(text, headers);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      errors: [{ message: '无法识别该请求', extensions: { code: 'BAD_REQUEST' } }],
    });
    expect(lines.join('')).not.toMatch(/secret|"level":50/);
  });

  it.each([
    ['charset', { 'content-type': 'application/json; charset=klingon' }],
    ['encoding', { ...json, 'content-encoding': 'klingon' }],
  ])('is refused for its unknown %s', async (_, headers) => {
    const { status, body } = await post('{}', headers);
    expect(status).toBe(415);
    expect(JSON.parse(body).errors[0].extensions).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(lines.join('')).not.toContain('"level":50');
  });

  it('is refused when it is over 100 kB', async () => {
    const { status, body } = await post(JSON.stringify({ query: 'x'.repeat(103_000) }));
    expect(status).toBe(413);
    expect(JSON.parse(body).errors[0].extensions.code).toBe('REQUEST_TOO_LARGE');
  });

  it.each([
    ['a batch', '[{ "query": "{ __typename }" }]'],
    ['no operation', '{}'],
    ['variables in a text', '{ "query": "{ __typename }", "variables": "x" }'],
    ['variables in a list', '{ "query": "{ __typename }", "variables": [1] }'],
    ['a number for a document', '{ "query": 5 }'],
    ['a number for a name', '{ "query": "{ __typename }", "operationName": 5 }'],
  ])('is the fault of the client, told to its developer: %s', async (_, text) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(JSON.parse(body).errors[0].extensions).toEqual({ code: 'BAD_REQUEST' });
    expect(lines.join('')).not.toContain('"level":50');
  });

  it.each([
    ['two operations and no name', { query: TWO }],
    ['two operations and the name of neither', { query: TWO, operationName: 'C' }],
    ['an empty name', { query: TWO, operationName: '' }],
    [
      'another name than that of the one there is',
      { query: 'query A { __typename }', operationName: 'B' },
    ],
    ['no operation but a fragment', { query: 'fragment name on SiteInfo { name }' }],
  ])('asks for the name of the operation where it has %s', async (_, request) => {
    const { status, body } = await post(JSON.stringify(request));
    expect(status).toBe(400);
    const { code } = JSON.parse(body).errors[0].extensions;
    expect(['OPERATION_NOT_NAMED', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
    expect(lines.join('')).not.toContain('"level":50');
  });

  it('runs the operation that is named', async () => {
    const { body } = await post(JSON.stringify({ query: TWO, operationName: 'B' }));
    expect(JSON.parse(body).data).toEqual({ b: 'Query' });
  });

  it('is told where a document breaks off', async () => {
    const { status, body } = await post(JSON.stringify({ query: '{\n  site { name\n' }));
    expect(status).toBe(400);
    expect(JSON.parse(body).errors).toEqual([
      {
        message: 'Syntax Error: Expected Name, found <EOF>.',
        locations: [{ line: 3, column: 1 }],
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      },
    ]);
  });

  it('cannot change anything by GET, nor subscribe', async () => {
    const query = encodeURIComponent('mutation { signOut { isSignedOut } }');
    const headers = { 'apollo-require-preflight': '1' };
    const response = await app.guest.fetch(`/graphql?query=${query}`, { headers });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
    const refusal = await app.guest.refusal('subscription { viewer }');
    expect(refusal.extensions.code).not.toBe('INTERNAL');
  });

  it.each(['/outbox/%E0%A4%A'])('shows no stack: %s', async (path) => {
    const response = await app.guest.fetch(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      message: 'This request could not be understood',
    });
  });
});

it('A hash that nobody persisted is no fault of ours', async () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
  const { body } = await post(JSON.stringify({ extensions: { persistedQuery } }));
  expect(JSON.parse(body).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(lines.join('')).not.toContain('"level":50');
});

describe('The log', () => {
  it('holds no query string, token or password', async () => {
    const shopper = await app.newShopper();
    await shopper.fetch('/reset?token=from-the-mail');
    await shopper.run('{ viewer { id } }');
    const text = (await logOf('/reset"')) + (await logOf('/graphql"'));
    expect(text).not.toMatch(/from-the-mail|secret123/);
    expect(text).not.toContain(shopper.token);
  });

  it('tells of a failed statement without the values in it', async () => {
    const { db } = app.services;
    const failing = db.transaction((tx) =>
      tx.query('INSERT INTO sessions (id, token_hash) VALUES (?, ?)', ['s1', 'hash-of-a-token']),
    );
    await failing.catch((error: unknown) => app.services.log.error({ err: error }, 'failed'));
    const text = lines.join('');
    expect(text).toContain('INSERT INTO sessions');
    expect(text).not.toContain('hash-of-a-token');
  });
});

describe('A server without its database', () => {
  it('says that something went wrong, and not what', async () => {
    const shopper = await app.newShopper();
    jest.spyOn(app.services.db, 'read', 'get').mockImplementation(() => {
      throw new Error('connect ECONNREFUSED 10.1.2.3:3306');
    });
    const { message, extensions } = await shopper.refusal('{ viewer { id } }');
    expect(extensions.code).toBe('INTERNAL');
    expect(message).toBe('Something went wrong on our side. Please try again');
    const upload = await shopper.fetch('/uploads', { method: 'POST' });
    expect(upload.status).toBe(500);
    expect(await upload.text()).not.toContain('ECONNREFUSED');
    jest.restoreAllMocks();
  });
});

describe('The log of the legacy paths', () => {
  const email = 'logged@example.com';
  const secret = 'orchid88secret';

  it.each([
    ['a wrong password', 'POST', `/login?email=${email}&password=${secret}`, undefined],
    ['a path that is none', 'POST', `/login/x?email=${email}&password=${secret}`, undefined],
    ['another method', 'GET', `/login?email=${email}&password=${secret}`, undefined],
    ['a password given twice', 'POST', `/login?password=${secret}&password=${secret}`, undefined],
    ['a path that cannot be decoded', 'POST', `/login/%E0%A4%A?password=${secret}`, undefined],
    ['broken JSON', 'POST', `/login?password=${secret}`, `{"password":"${secret}"`],
    ['a body', 'POST', '/login', JSON.stringify({ email, password: secret })],
  ])('holds neither address nor password of %s', async (_, method, path, body) => {
    const { status } = await app.guest.fetch(`/api/v1${path}`, {
      ...{ method, body },
      headers: { ...json, referer: `http://127.0.0.1/api/v1${path}` },
    });
    const text = await logOf('/api/v1/login');
    expect(text).toContain(`"status":${status}`);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(email);
  });

  it('holds neither of them after signing in, nor the token that was answered', async () => {
    await app.newShopper(email);
    lines.splice(0);
    const path = `/api/v1/login?email=${email}&password=secret123`;
    const response = await app.guest.fetch(path, { method: 'POST' });
    const { data } = (await response.json()) as { data: { token: string } };
    const text = await logOf('/api/v1/login"');
    for (const hidden of [email, 'secret123', data.token, 'password'])
      expect(text).not.toContain(hidden);
  });

  it('holds neither of them when the database fails, which it tells', async () => {
    jest.spyOn(app.services.db, 'read', 'get').mockImplementation(() => {
      throw new Error('connect ECONNREFUSED 10.1.2.3:3306');
    });
    const path = `/api/v1/login?email=${email}&password=${secret}`;
    const response = await app.guest.fetch(path, { method: 'POST' });
    jest.restoreAllMocks();
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 500, data: { reason: 'INTERNAL' } });
    const text = await logOf('/api/v1/login');
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(email);
  });
});
