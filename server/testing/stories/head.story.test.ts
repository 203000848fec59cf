import { endpoints } from '../../app/rest/endpoints';
import { exampleOfCall, operations, pathOf } from '../rest-document';
import { startTestApp, type TestApp } from '../test-app';
import { wholeDatabase } from '../whole-database';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const reads = operations.filter(({ method }) => method === 'get');

describe('HEAD on a call of the legacy paths', () => {
  it.each(reads)(
    'is answered as GET is, without a body, and changes nothing: $key',
    async (operation) => {
      const shopper = await app.newShopper();
      const before = await wholeDatabase(app);
      const search = new URLSearchParams(exampleOfCall(operation).query).toString();
      const path = `/api/v1${pathOf(operation)}?${search}`;
      const head = await shopper.fetch(path, { method: 'HEAD' });
      expect(await head.text()).toBe('');
      expect(await wholeDatabase(app)).toEqual(before);
      const { hasEffect } = endpoints.find(
        ({ operationId }) => operationId === operation.operationId,
      )!;
      if (hasEffect) return void expect(head.status).toBe(200);
      const whole = await shopper.fetch(path);
      expect(head.status).toBe(whole.status);
      for (const name of ['cache-control', 'etag', 'vary'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    },
  );

  it.each(['/openapi.json', '/docs', '/docs/start.js'])('works on %s', async (path) => {
    const [head, whole] = [
      await app.guest.fetch(`/api/v1${path}`, { method: 'HEAD' }),
      await app.guest.fetch(`/api/v1${path}`),
    ];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  });

  it('is refused where there is no GET, with what is allowed', async () => {
    const { status, headers } = await app.guest.fetch('/api/v1/login', { method: 'HEAD' });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is tried on every one of them', () => {
    expect(reads).toHaveLength(endpoints.filter(({ method }) => method === 'get').length);
  });
});

it.each([
  '/graphql?query={viewer{id}}',
  '/account/export',
  '/outbox',
  '/',
  '/uploads/x.png',
  '/readyz',
])('HEAD on %s changes nothing', async (path) => {
  const shopper = await app.newShopper();
  const before = await wholeDatabase(app);
  const { status } = await shopper.fetch(path, { method: 'HEAD' });
  expect(status).toBeLessThan(500);
  expect(await wholeDatabase(app)).toEqual(before);
});
