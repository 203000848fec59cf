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
  it.each(reads)('is refused, with what is allowed, and does nothing: $key', async (operation) => {
    const shopper = await app.newShopper();
    const before = await wholeDatabase(app);
    const search = new URLSearchParams(exampleOfCall(operation).query).toString();
    const path = `/api/v1${pathOf(operation)}?${search}`;
    const { status, headers } = await shopper.fetch(path, { method: 'HEAD' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET');
    expect(await wholeDatabase(app)).toEqual(before);
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
