import { startTestApp, type TestApp } from '../test-app';

const OURS = 'https://app.example.com';
const STRANGE = 'https://evil.example.com';

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await startTestApp({ environment: { CORS_ORIGINS: `${OURS},http://localhost:5173` } });
  closed = await startTestApp();
});
afterAll(async () => {
  await open.stop();
  await closed.stop();
});

/** Returns the response headers for pages of other origins. */
async function permissions(app: TestApp, path: string, origin: string, method = 'GET') {
  const preflight = { 'access-control-request-method': 'POST' };
  const { status, headers } = await app.guest.fetch(path, {
    method,
    headers: { origin, ...(method === 'OPTIONS' && preflight) },
  });
  const said = [...headers].filter(([name]) => name.startsWith('access-control-'));
  return { status, vary: headers.get('vary') ?? '', ...Object.fromEntries(said) };
}

describe('A page of another origin that is configured (AU-04)', () => {
  it.each(['/api/v1/country', '/api/v1/users/info', '/api/v1/no/such/path'])(
    'may read the answer of %s, cookies sent',
    async (path) => {
      expect(await permissions(open, path, OURS)).toMatchObject({
        'access-control-allow-origin': OURS,
        'access-control-allow-credentials': 'true',
        vary: expect.stringContaining('Origin') as string,
      });
    },
  );

  it.each(['/api/v1/users/update_info', '/graphql', '/uploads'])(
    'may ask %s beforehand whether it may send token and language',
    async (path) => {
      const told = await permissions(open, path, 'http://localhost:5173', 'OPTIONS');
      expect(told).toMatchObject({
        status: 204,
        'access-control-allow-origin': 'http://localhost:5173',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'Authorization,Content-Type,client-lang,Idempotency-Key',
        'access-control-allow-methods': 'GET,POST,DELETE',
      });
    },
  );
});

describe('Any other page', () => {
  it.each([STRANGE, 'null', `${OURS}.evil.example.com`, OURS.replace('https', 'http')])(
    'of %s may read nothing, and caches are told to keep the answers apart',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const told = await permissions(open, '/api/v1/country', origin, method);
        expect(told).not.toHaveProperty('access-control-allow-origin');
        expect(told.vary).toContain('Origin');
      }
    },
  );

  it('may read nothing where no origin is configured: there are no such headers', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const told = await permissions(closed, '/api/v1/country', OURS, method);
      expect(Object.keys(told)).toEqual(['status', 'vary']);
      expect(told.vary).not.toContain('Origin');
    }
  });

  it('is no matter of the storefront itself', async () => {
    const told = await permissions(open, '/livez', OURS);
    expect(told).not.toHaveProperty('access-control-allow-origin');
  });
});
