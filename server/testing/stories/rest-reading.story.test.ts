import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { sendRaw } from '../raw-request';
import { callRest } from '../rest-client';
import type { Sent } from '../rest-document';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  for (let order = 0; order < 5; order++) await buildOrder(app, shopper);
});
afterAll(() => app.stop());

const get = (client: TestClient, path: string, query?: Sent['query']) =>
  callRest(client, 'get', path, { query });

interface OrderPage {
  readonly items: { readonly id: string }[];
  readonly has_more: boolean;
  readonly total: number;
}

/** Relation → path, of a Link header. */
function linksOf(headers: Headers): Record<string, string> {
  const links = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return Object.fromEntries([...links].map(([, path, relation]) => [relation, path]));
}

describe('A list of the REST calls (API-20)', () => {
  it('is read to its end by following the links of its answers', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/orders?page_size=2&status=PENDING_PAYMENT';
    let pages = 0;
    while (path) {
      const { headers, body } = await get(shopper, path);
      const { items, has_more } = body.data as OrderPage;
      seen.push(...items.map(({ id }) => id));
      const links = linksOf(headers);
      expect(has_more).toBe('next' in links);
      expect('prev' in links).toBe(pages > 0);
      expect(links['first']).toMatch(/page=1$/);
      expect(links['last']).toMatch(/page=3$/);
      path = links['next']?.replace('/api/v1', '');
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(5);
  });

  it('leads back from beyond its end, and tells that there is no more', async () => {
    const { headers, body } = await get(shopper, '/orders', { page: '9', page_size: '2' });
    expect(body.data).toMatchObject({ items: [], has_more: false, total: 5 });
    expect(linksOf(headers)).toMatchObject({ prev: '/api/v1/orders?page=3&page_size=2' });
    expect(linksOf(headers)).not.toHaveProperty('next');
  });

  it('has links where the records stand within the fund, and in lists of the specification', async () => {
    const fund = await get(shopper, '/funds', { page_size: '1' });
    expect(fund.body.data).toMatchObject({ records: { items: [], has_more: false } });
    expect(linksOf(fund.headers)).toEqual({
      first: '/api/v1/funds?page_size=1&page=1',
      last: '/api/v1/funds?page_size=1&page=1',
    });
    const whole = await get(app.guest, '/country');
    expect(linksOf(whole.headers)).toEqual({});
    const part = await get(app.guest, '/country', { page: '2', page_size: '50' });
    expect(part.body.data).toEqual((whole.body.data as unknown[]).slice(50, 100));
    expect(linksOf(part.headers)).toMatchObject({ next: '/api/v1/country?page=3&page_size=50' });
  });

  it.each([
    ['page', 'none'],
    ['page', '0'],
    ['page_size', '51'],
    ['status', 'LOST'],
    ['from', 'yesterday'],
    ['to', '2026-02-31T00:00:00Z'],
    ['search', 'x'.repeat(101)],
  ])('cannot be asked for by the %s %p', async (name, value) => {
    const { status, body } = await get(shopper, '/orders', { [name]: value });
    expect([status, body.code]).toEqual([200, 422]);
    expect((body.data as { fields: object }).fields).toEqual({
      [name]: expect.any(String) as string,
    });
  });

  it('is narrowed by status, words and time as over GraphQL', async () => {
    const paid = await buildOrder(app, shopper, { status: 'PAID' });
    const idsBy = async (query: Sent['query']) =>
      ((await get(shopper, '/orders', query)).body.data as OrderPage).items.map(({ id }) => id);
    expect(await idsBy({ status: 'PAID' })).toEqual([paid.id]);
    expect(await idsBy({ search: paid.number })).toEqual([paid.id]);
    expect(await idsBy({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  it('costs as many statements for many orders as for one', async () => {
    const statements = (page_size: string) =>
      app.statementsOf(() => get(shopper, '/orders', { page_size }));
    const [one, many] = [await statements('1'), await statements('6')];
    expect(many.length).toBe(one.length);
    expect(many.length).toBeLessThanOrEqual(8);
  });
});

describe('What GraphQL tells of something', () => {
  it('REST tells as well: an order with its packages, a package with its review', async () => {
    const sent = await buildPackage(app, shopper, 'COMPLETED');
    const review = { packageId: sent.id, stars: 5, content: 'Well packed' };
    await shopper.run(REVIEW, { input: review });
    const { order, package: told } = await shopper.run(BOTH, {
      order: sent.orderId,
      sent: sent.id,
    });
    const orderByRest = (await get(shopper, `/orders/${sent.orderId}`)).body.data;
    expect(orderByRest).toMatchObject({
      package_ids: order.packages.map(({ id }: { readonly id: string }) => id),
      open_questions: order.openQuestions,
      fine_photos: { amount: order.finePhotos.amount },
    });
    const { image, ...item } = told.items[0];
    expect((await get(shopper, `/packages/${sent.id}`)).body.data).toMatchObject({
      chosen_options: told.options,
      review: { author_name: told.review.authorName, replied_at: told.review.repliedAt },
      items: [{ image, name: item.name, length_mm: item.dimensions.lengthMm }],
    });
    const path = image && new URL(image.url).pathname;
    expect((await get(shopper, '/packages')).body.data).toMatchObject({
      items: [{ id: sent.id, items: [{ image_url: path }] }],
    });
  });

  it('is left out over REST where it leads back, and its id told in its place', async () => {
    const { id, orderId } = await buildPackage(app, shopper);
    const { body } = await get(shopper, `/packages/${id}`);
    expect(body.data).not.toHaveProperty('orders');
    expect(body.data).toMatchObject({ items: [{ order_id: orderId, package_id: id }] });
  });
});

const REVIEW = `mutation ($input: ReviewPackageInput!) {
  reviewPackage(input: $input) { __typename }
}`;
const BOTH = `query ($order: ID!, $sent: ID!) {
  order(id: $order) { packages { id } openQuestions { id } finePhotos { amount } }
  package(id: $sent) {
    options { code label }
    review { authorName repliedAt }
    items { name dimensions { lengthMm } image { url width height } }
  }
}`;

describe('What a call does not know', () => {
  it('of the query is passed over, and named in the header of the answer', async () => {
    const { headers, body } = await get(shopper, '/fund_statement', {
      month: '2026-11',
      page: '1',
    });
    expect(body.code).toBe(200);
    expect(headers.get('ignored-fields')).toBe('month, page');
    const known = await get(shopper, '/orders', { page: '1', status: 'PAID' });
    expect(known.headers.get('ignored-fields')).toBeNull();
  });

  it('of a body is named by its path, also where the call is refused', async () => {
    const withdrawal = { method: 'CARD', amount: 100, amountt: 5, 'not\na name': 1 };
    const { headers, body } = await callRest(shopper, 'post', '/withdrawals', { body: withdrawal });
    expect(body.data).toMatchObject({ reason: 'BALANCE_TOO_LOW' });
    expect(headers.get('ignored-fields')).toBe('amountt');
    const order = { contact: { name: 'Ada', fax: '1' }, fine_photos: { count: 1 } };
    const submitted = await callRest(shopper, 'post', '/orders', { body: order });
    expect(submitted.headers.get('ignored-fields')).toBe('contact.fax');
  });
});

const publicCalls = [
  ...['/article', '/article/59', '/country', '/configurations', '/website_info'],
  ...['/exchange_rate', '/shipping_ranges', '/service_terms', '/reviews'],
];

describe('What everybody is answered alike', () => {
  it.each(publicCalls)(
    '%s may be kept for a while, and is not sent again unchanged',
    async (path) => {
      const first = await app.guest.fetch(`/api/v1${path}`);
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      expect(first.headers.get('vary')?.toLowerCase()).toContain('client-lang, accept-language');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?"/);
      // fetch would request a fresh response from every cache on the way.
      const headers = { 'if-none-match': etag };
      const again = { method: 'GET', path: `/api/v1${path}`, headers, body: '' };
      const unchanged = await sendRaw(app.guest.url, { ...again, then: 'wait' });
      expect(unchanged).toEqual({ status: 304, body: '' });
    },
  );

  it('is another answer in another language', async () => {
    const etagIn = async (client: TestClient) =>
      (await client.fetch('/api/v1/article')).headers.get('etag');
    expect(await etagIn(app.guest)).not.toBe(await etagIn(app.guest.speaking('zh')));
  });

  it.each([
    ['a token', '/country'],
    ['a shopper', '/orders'],
  ])('is kept by nobody where it is sent with %s: %s', async (_, path) => {
    const { headers } = await shopper.fetch(`/api/v1${path}`);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('is kept by nobody where it is a refusal', async () => {
    const { headers } = await app.guest.fetch('/api/v1/article/999999');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
  });
});

describe('What is wrong in a request is named', () => {
  const read = (query: Sent['query'], client = shopper) => get(client, '/orders', query);

  it.each(['2026-01-01', '2026-01-01T10:00:00', '2026-02-30T10:00:00Z', 'now', '1767225600'])(
    'an instant that is %s: by what lacks in it, over REST and GraphQL',
    async (from) => {
      const { body } = await read({ from });
      const words = 'Write date, time and zone between 2000 and 2099, as in 2026-11-21T08:30:00Z';
      expect(body).toMatchObject({ code: 422, data: { fields: { from: words } } });
      const chinese = await read({ from }, shopper.speaking('zh'));
      expect(chinese.body.data).toMatchObject({
        fields: { from: expect.stringContaining('日期、时间和时区') as string },
      });
      const list = 'query ($filter: OrderFilter) { orders(filter: $filter) { total } }';
      const { extensions } = await shopper.refusal(list, { filter: { from } });
      expect(extensions).toMatchObject({ fields: { 'filter.from': words } });
    },
  );

  it('a value of another type within a list: by its number, as a value that breaks a rule is', async () => {
    const asked = { package_ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7', 7, { toString: 1 }] };
    const { status, body } = await callRest(shopper, 'post', '/packages/confirm_receipts', {
      body: asked,
    });
    expect([status, body.code]).toEqual([400, 400]);
    const { fields } = body.data as { fields: object };
    expect(Object.keys(fields)).toEqual(['package_ids.1', 'package_ids.2']);
  });
});

describe('An amount with three decimals is refused in words that say so', () => {
  const words =
    'Enter a whole number of fen: an amount has two decimals at most, and ¥12.50 is 1250';

  it.each([
    ['/withdrawals', { method: 'CARD' }],
    ['/recharges', { method: 'CARD' }],
    ['/remittances', {}],
  ])('over REST: %s', async (path, rest) => {
    const body = { ...rest, amount: 4000.005, idempotency_key: 'three-decimals' };
    const answer = await callRest(shopper, 'post', path, { body });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 400,
        message: `amount: ${words}`,
        data: expect.objectContaining({ fields: { amount: words } }) as object,
      },
    ]);
    const { body: chinese } = await callRest(shopper.speaking('zh'), 'post', path, { body });
    expect(chinese.message).toContain('最多两位小数');
  });

  it('over GraphQL', async () => {
    const withdraw = `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { __typename } }`;
    const input = { method: 'CARD', amount: 4000.005, idempotencyKey: 'three-decimals' };
    const refusal = await shopper.refusal(withdraw, { input });
    expect(refusal.extensions.fields).toEqual({ 'input.amount': words });
  });
});

describe('The OpenAPI document', () => {
  it('says of 429 what is so, in whole words', async () => {
    const response = await app.guest.fetch('/api/v1/openapi.json');
    const { components } = (await response.json()) as {
      components: { responses: Record<string, { description: string }> };
    };
    expect(components.responses['RateLimited']?.description).toMatch(/points.*`Retry-After`/);
    for (const { description } of Object.values(components.responses))
      expect(description).not.toMatch(/[{}#…]/);
  });

  it.each(['br', 'gzip', 'identity'])(
    'is the same in %s, and is not sent twice',
    async (encoding) => {
      const read = async (headers: Record<string, string>) => {
        const answer = await app.guest.fetch('/api/v1/openapi.json', { headers });
        return { headers: answer.headers, text: await answer.text() };
      };
      const encoded = await read({ 'accept-encoding': encoding });
      expect(encoded.text).toBe((await read({ 'accept-encoding': 'identity' })).text);
      expect(encoded.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
      expect(encoded.headers.get('etag')).toBeTruthy();
    },
  );
});
