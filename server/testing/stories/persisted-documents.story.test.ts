import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const root = join(__dirname, '../../..');
const manifest = JSON.parse(
  readFileSync(join(root, 'client/gql/persisted-documents.json'), 'utf8'),
) as Record<string, string>;

/** Builds the persisted request of one of the storefront's operations. */
function hashed(operation: string) {
  const [hash = ''] =
    Object.entries(manifest).find(([, text]) => text.includes(` ${operation}`)) ?? [];
  return persisted(hash);
}

const persisted = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});

const NEVER_PERSISTED = persisted('0'.repeat(64));
const FREE_TEXT = { query: '{ site { id } }' };

/** Encoding and content of a response. */
async function send(client: TestClient, body: object, headers = {}, path = '/graphql') {
  const response = await client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, data, code: errors?.[0]?.extensions.code, errors };
}

const asEvents = { accept: 'text/event-stream' };

test("every hash of the manifest is the beginning of its text's SHA-256", () => {
  for (const [hash, text] of Object.entries(manifest))
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
});

describe('The hash of a persisted document', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is answered as its text is, to guests and shoppers', async () => {
    expect(await send(app.guest, hashed('query AppShell'))).toMatchObject({
      status: 200,
      data: { site: { __typename: 'SiteInfo' }, viewer: null },
    });
    const shopper = await app.newShopper();
    const variables = { input: { nickname: 'Lin' } };
    const changed = await send(shopper, { ...hashed('mutation UpdateProfile'), variables });
    expect(changed.data).toMatchObject({ updateProfile: { viewer: { nickname: 'Lin' } } });
  });

  it('opens the stream of a page', async () => {
    const shopper = await app.newShopper();
    const leaving = new AbortController();
    const response = await shopper.fetch('/graphql/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asEvents },
      body: JSON.stringify({ query: '', ...hashed('subscription ViewerChanged') }),
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    leaving.abort();
  });

  it.each(['query', 'operationName', 'variables', 'extensions'])(
    'beside a %s of any other type leads to no fault of ours',
    async (name) => {
      const values: unknown[] = [
        { toString: 1 },
        { length: -1 },
        [],
        [{}],
        7,
        -0.5,
        true,
        false,
        null,
        'x',
        '',
      ];
      const shopper = await app.newShopper();
      for (const value of values)
        for (const path of ['/graphql', '/graphql/stream']) {
          const body = { ...hashed('query AppShell'), ...FREE_TEXT, [name]: value };
          const { status } = await send(shopper, body, { accept: 'application/json' }, path);
          expect([name, value, path, status < 500]).toEqual([name, value, path, true]);
        }
    },
  );

  it('is held to the rules of every call: variables, and who is signed in', async () => {
    const wrong = { ...hashed('mutation UpdateProfile'), variables: { input: 'no' } };
    expect(await send(app.guest, wrong)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await send(app.guest, hashed('query CartPage'))).toMatchObject({ code: 'PLEASE_LOGIN' });
  });

  it('costs points as its text does', async () => {
    const costOf = async (body: object) => {
      const response = await app.guest.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { extensions: { cost: { spent: number } } }).extensions
        .cost.spent;
    };
    const text = Object.values(manifest).find((one) => one.includes('query AppShell'));
    expect(await costOf(hashed('query AppShell'))).toBe(await costOf({ query: text }));
  });

  it.each([
    ['en', 'No document of this hash is known. Send its text'],
    ['zh', '没有这个哈希值对应的查询文档，请发送全文'],
  ] as const)('is refused where nobody persisted it (%s)', async (language, message) => {
    const guest = app.guest.speaking(language);
    for (const [path, headers] of [
      ['/graphql', {}],
      ['/graphql/stream', asEvents],
    ] as const)
      expect(await send(guest, NEVER_PERSISTED, headers, path)).toMatchObject({
        status: 404,
        errors: [{ message, extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      });
  });

  const notHashes: unknown[] = [{ toString: 1 }, {}, [], ['x'], 7, true, null, '__proto__'];
  it.each<unknown>([
    ...notHashes.map((sha256Hash) => ({ sha256Hash })),
    ...['x', 7, true, { version: 1 }],
  ])('is refused where it is none: %j', async (persistedQuery) => {
    const extensions = { persistedQuery };
    const shopper = await app.newShopper();
    for (const answer of [
      await send(app.guest, { extensions }),
      await send(shopper, { extensions }, asEvents, '/graphql/stream'),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'PERSISTED_QUERY_NOT_FOUND' });
  });

  it('may come with a text, which then counts and is remembered for nobody', async () => {
    expect(await send(app.guest, { ...NEVER_PERSISTED, ...FREE_TEXT })).toMatchObject({
      data: { site: { id: expect.any(String) as string } },
    });
    expect(await send(app.guest, NEVER_PERSISTED)).toMatchObject({ status: 404 });
  });

  it('is not wanted of our pages where nobody configured so', async () => {
    const ours = { 'sec-fetch-site': 'same-origin', origin: app.guest.url };
    expect(await send(app.guest, FREE_TEXT, ours)).toMatchObject({ status: 200 });
  });
});

describe('With PERSISTED_DOCUMENTS=only', () => {
  const OURS = 'https://tidebox.example';
  const PARTNER = 'https://app.example.com';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: 'production',
      environment: { PERSISTED_DOCUMENTS: 'only', CORS_ORIGINS: PARTNER },
    });
  });
  afterAll(() => app.stop());

  const ourPages = [
    { 'sec-fetch-site': 'same-origin', origin: OURS },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: OURS },
  ];

  it.each(ourPages)('a page of ours sends hashes and no text: %j', async (headers) => {
    expect(await send(app.guest, hashed('query AppShell'), headers)).toMatchObject({ status: 200 });
    const refused = { status: 403, code: 'PERSISTED_QUERY_REQUIRED' };
    expect(await send(app.guest, FREE_TEXT, headers)).toMatchObject(refused);
    expect(
      await send(app.guest, { ...hashed('query AppShell'), ...FREE_TEXT }, headers),
    ).toMatchObject(refused);
    const subscription = { query: 'subscription { viewerChanged { kind } }' };
    expect(
      await send(app.guest, subscription, { ...headers, ...asEvents }, '/graphql/stream'),
    ).toMatchObject(refused);
  });

  it('nor does it by an address', async () => {
    const { status } = await app.guest.fetch('/graphql?query={site{id}}', {
      headers: { 'sec-fetch-site': 'same-origin', 'apollo-require-preflight': 'yes' },
    });
    expect(status).toBe(403);
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site', origin: PARTNER }, { origin: PARTNER }])(
    'integrators send what they like: %j',
    async (headers) => {
      const shopper = await app.newShopper();
      const query = '{ viewer { email } }';
      expect(await send(shopper, { query }, headers)).toMatchObject({
        status: 200,
        data: { viewer: { email: expect.any(String) as string } },
      });
    },
  );
});
