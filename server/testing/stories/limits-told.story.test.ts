import type { Spending } from '../../platform/token-bucket';
import { buildCartItem } from '../builders/cart-item';
import { postFrom } from '../call-from';
import { pictureForm } from '../rest-samples';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely
}

async function ask(query: string, variables: object = {}): Promise<Told> {
  const response = await shopper.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

async function get(path: string): Promise<Told> {
  const response = await shopper.fetch(`/api/v1${path}`);
  return { status: response.status, headers: response.headers, json: await response.json() };
}

/** Returns the points charged during the call. */
async function charged(work: () => Promise<Told>): Promise<{ told: Told; points: number }> {
  const spend = jest.spyOn(app.services.rateLimits, 'spend');
  const told = await work();
  const points = spend.mock.calls.reduce((sum, [, , taken]) => sum + taken, 0);
  spend.mockRestore();
  return { told, points };
}

const fieldsOf = ({ headers }: Told) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));

const SELECT = `mutation ($ids: [ID!]!) {
  selectCartItems(input: { cartItemIds: $ids, isSelected: false }) { cart { items { id } } }
}`;

describe('Every answer of GraphQL tells what it cost', () => {
  it.each([
    ['a query', '{ site { name } countries { code name } }'],
    ['a page of fifty', '{ orders(pageSize: 50) { items { id number } } }'],
    ['a refused document', '{ nothing }'],
    ['a refused operation', '{ order(id: 7) { id } orders(pageSize: 99) { total } }'],
  ])('%s: exactly what was charged', async (_, query) => {
    const { told, points } = await charged(() => ask(query));
    const { cost } = told.json.extensions;
    expect(cost).toEqual({
      requested: points,
      remaining: expect.any(Number),
      limit: 300_000,
      resetsInSeconds: expect.any(Number),
    });
    expect(points).toBeGreaterThan(0);
    expect(fieldsOf(told)).toEqual([cost.limit, cost.remaining, cost.resetsInSeconds]);
  });

  it('a change costs twenty more than the same as a query', async () => {
    const id = await buildCartItem(shopper);
    const { told, points } = await charged(() => ask(SELECT, { ids: [id] }));
    expect(told.json.extensions.cost.requested).toBe(points);
    const { points: asked } = await charged(() => ask('{ cart { items { id } } }'));
    expect(points - asked).toBeGreaterThan(20);
  });

  it('by which the next one has less', async () => {
    const first = (await ask('{ countries { code } }')).json.extensions.cost;
    const second = (await ask('{ countries { code } }')).json.extensions.cost;
    expect(second.remaining).toBeLessThan(first.remaining + 1);
    expect(first.limit - first.remaining).toBeGreaterThanOrEqual(0);
  });
});

describe('REST draws from the same budget', () => {
  it('and tells it in RateLimit-Limit, -Remaining and -Reset', async () => {
    const { told, points } = await charged(() => get('/orders?page_size=50'));
    const [limit, remaining, reset] = fieldsOf(told);
    expect(limit).toBe(300_000);
    expect(remaining).toBeLessThanOrEqual(limit! - 1);
    expect(reset).toBeGreaterThan(0);
    expect(limit! - remaining!).toBe(points);
  });

  it('a call costs what it answers: a page of fifty orders that are not there next to nothing', async () => {
    const cost = async (path: string) => (await charged(() => get(path))).points;
    const empty = await cost('/orders?page_size=50');
    expect(empty).toBeLessThan(50);
    for (const size of ['0', '-5', '1e9', 'all', '51'])
      expect(await cost(`/orders?page_size=${size}`)).toBeLessThanOrEqual(empty);
    const before = await cost('/cart');
    for (let item = 0; item < 3; item++) await buildCartItem(shopper, { name: `Cup ${item}` });
    const three = await cost('/cart');
    expect(three).toBeGreaterThan(before + 3 * 10);
    const { points } = await charged(() =>
      ask('{ cart { items { id name url unitPrice quantity isSelected shop remark } } }'),
    );
    expect(three).toBeLessThan(points);
  });

  it('what a call may answer is set aside meanwhile: as much as an operation of GraphQL may cost', async () => {
    const spend = jest.spyOn(app.services.rateLimits, 'spend');
    for (const path of ['/cart', '/orders?page_size=50', '/packages?page_size=50']) await get(path);
    const taken = spend.mock.calls.map(([, , points]) => points).filter((points) => points > 0);
    expect(Math.max(...taken)).toBeLessThanOrEqual(8_000);
  });

  it('a picture costs the same whatever its size, and far less than there is', async () => {
    const { points } = await charged(async () => {
      const init = { method: 'POST', body: await pictureForm() };
      const { status, headers } = await shopper.fetch('/api/v1/users/alter_avatar', init);
      return { status, headers, json: null };
    });
    expect(points).toBeGreaterThan(2_000);
    expect(points).toBeLessThan(2_100);
  });

  it('whoever spent it over GraphQL is told to wait over REST', async () => {
    const none: Spending = { isTaken: false, remaining: 3, waitMs: 1_500, fullInMs: 60_000 };
    jest.spyOn(app.services.rateLimits, 'spend').mockResolvedValue(none);
    const rest = await get('/orders');
    expect([rest.status, rest.json.code, rest.json.data.reason]).toEqual([
      429,
      429,
      'RATE_LIMITED',
    ]);
    expect([rest.headers.get('retry-after'), ...fieldsOf(rest)]).toEqual(['2', 300_000, 3, 60]);
    const graphql = await ask('{ site { name } }');
    expect(graphql.status).toBe(429);
    expect(graphql.headers.get('retry-after')).toBe('2');
    expect(graphql.json.extensions.cost).toEqual({
      ...{ requested: 0, remaining: 3, limit: 300_000, resetsInSeconds: 60 },
    });
  });

  it('the page of the sandbox gateway draws from that of its address; webhooks from none', async () => {
    const path = '/sandbox-gateway/sb_01KAM4T3J8Z4X8Q0V5B2N6C9D7';
    const none: Spending = { isTaken: false, remaining: 3, waitMs: 1_500, fullInMs: 60_000 };
    const spend = jest.spyOn(app.services.rateLimits, 'spend').mockResolvedValue(none);
    for (const method of ['GET', 'POST']) {
      const refused = await app.guest.fetch(path, { method });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    }
    expect(spend.mock.calls.map(([, key]) => key)).toEqual(Array(2).fill('address 127.0.0.1'));
    const event = { method: 'POST', body: '{}' };
    expect((await app.guest.fetch('/webhooks/payments', event)).status).toBe(400);
    expect(spend).toHaveBeenCalledTimes(2);
  });

  it('an account, and each address of guests, has its own', async () => {
    const spend = jest.spyOn(app.services.rateLimits, 'spend');
    await get('/orders');
    await app.guest.fetch('/api/v1/website_info');
    await postFrom('127.0.0.2', app, '/graphql', { query: '{ site { name } }' });
    expect([...new Set(spend.mock.calls.map(([, key]) => key))]).toEqual([
      `account ${shopper.viewerId}`,
      'address 127.0.0.1',
      'address 127.0.0.2',
    ]);
  });
});
