import { openMethods } from '../../modules/payments/payment-methods';
import { startTestApp, type TestApp } from '../test-app';

const page = { headers: { accept: 'text/html' } };

/** Returns status and headers of a path, as requested by a browser. */
async function look({ guest }: TestApp, path: string) {
  const response = await guest.fetch(path, page);
  return { status: response.status, hsts: response.headers.get('strict-transport-security') };
}

describe('In production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: 'production' });
  });
  afterAll(() => app.stop());

  it.each(['/graphql', '/graphql/ide', '/api/v1/docs', '/outbox'])(
    'there is no page for developers: %s',
    async (path) => {
      const response = await app.guest.fetch(path, page);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('apollographql.com');
    },
  );

  it('the description of the legacy paths is there for integrators', async () => {
    const response = await app.guest.fetch('/api/v1/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('paths./login');
  });

  it('nobody pays by card or remittance where neither is configured', async () => {
    const { guest } = app;
    const paying = await openMethods(app.services, 'paysForThings');
    expect(paying.map(({ code }) => code)).toEqual(['BALANCE']);
    expect(await openMethods(app.services, 'recharges')).toEqual([]);
    for (const path of ['/webhooks/payments', '/sandbox-gateway/sb_01KAM4T3J8Z4X8Q0V5B2N6C9D7'])
      expect((await guest.fetch(path, { method: 'POST' })).status).toBe(404);
  });

  it('browsers are told to come by https for a year', async () => {
    const { hsts } = await look(app, '/livez');
    expect(hsts).toBeNull(); // a probe of the machine's own, before all else
    expect((await look(app, '/api/v1/country')).hsts).toBe('max-age=31536000');
  });
});

it.each([
  [{ env: 'production', environment: { PUBLIC_URL: 'http://127.0.0.1:4000' } }],
  [{ env: 'test', environment: { PUBLIC_URL: 'https://tidebox.example' } }],
] as const)(
  'Where it is not reached by https in production, nobody is sent there: %j',
  async (at) => {
    const app = await startTestApp(at);
    expect((await look(app, '/api/v1/country')).hsts).toBeNull();
    await app.stop();
  },
);
