import { Agent, request } from 'node:http';
import { newId } from '../../kernel/ids';
import { CartItem } from '../../modules/cart/cart-item.entity';
import { sampleRates } from '../../platform/exchange-rate/sample-rates';
import { postFrom } from '../call-from';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

const COUNTRIES = 'countries { code name continent hasPostcode callingCode examplePhone served }';
const ORDERS = `orders(pageSize: 50) { total items {
  id number status amount timeline { event at label note actor }
  items { id name url specification remark unitPrice quantity subtotal storedItem { id weightGrams } }
} }`;
const OWN = '127.0.0.1';
const OTHER = '127.0.0.2';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** The same field repeatedly, under different aliases. */
function aliased(times: number, field: string): string {
  return `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
}

function query(text: string, headers: Record<string, string> = {}) {
  return app.guest.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text }),
  });
}

describe('What would keep everybody waiting is refused before it is done', () => {
  it('fifteen times the list of countries, of a guest', async () => {
    const response = await query(aliased(15, COUNTRIES));
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ALIASES' } }]);
  });

  it('fifteen times the fifty orders, of a shopper', async () => {
    const shopper = await app.newShopper();
    const { extensions } = await shopper.refusal(
      aliased(15, 'orders(pageSize: 50) { items { id items { id url } } }'),
    );
    expect(extensions.code).toBe('TOO_MANY_ALIASES');
  });

  it('fifty orders with all that is in them, by argument and by variable', async () => {
    const shopper = await app.newShopper();
    const refused = [
      await shopper.refusal(`{ ${ORDERS} }`),
      await shopper.refusal(
        `query ($pageSize: Int!) { ${ORDERS.replace('pageSize: 50', 'pageSize: $pageSize')} }`,
        { pageSize: 50 },
      ),
    ];
    expect(refused.map(({ extensions }) => extensions.code)).toEqual([
      'QUERY_TOO_COSTLY',
      'QUERY_TOO_COSTLY',
    ]);
    expect(refused[0]?.message).toContain('8,000');
    const statements = await app.statementsOf(() => shopper.ask(`{ ${ORDERS} }`));
    expect(statements).toHaveLength(1); // the session
    await shopper.run(`{ ${ORDERS.replace('50', '5')} }`);
  });

  it('a connection weighs by how much of it is asked for, also by a variable', async () => {
    const shopper = await app.newShopper();
    const edge = 'edges { cursor node { id number at amount type remark balanceAfter } }';
    const once = (first: string) => `fundRecords(first: ${first}) { totalCount ${edge} }`;
    await shopper.run(aliased(3, once('50')));
    const often = Array.from({ length: 30 }, () => '...all').join(' ');
    const spread = 'fragment all on FundRecord { id number at amount type remark balanceAfter }';
    const heavy = `query ($first: Int) { fundRecords(first: $first) { edges { node { ${often} } } } }`;
    const { extensions } = await shopper.refusal(`${heavy} ${spread}`, { first: 50 });
    expect(extensions.code).toBe('QUERY_TOO_COSTLY');
    await shopper.run(`${heavy} ${spread}`, { first: 2 });
  });

  it('a list weighs by its own length, not by what stands beside it', async () => {
    await app.guest.run(aliased(3, COUNTRIES));
    const inAddresses = `{ ${COUNTRIES} again: ${COUNTRIES} site { name } }`;
    await app.guest.run(inAddresses);
    const spread = 'fragment all on Country { code name continent served hasPostcode }';
    const often = Array.from({ length: 12 }, () => '...all').join(' ');
    const { extensions } = await app.guest.refusal(`{ countries { ${often} } } ${spread}`);
    expect(extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  it('fragments that spread each other without end in sight', async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, at) => `fragment f${at} on Site { ...f${at + 1} ...f${at + 1} }`,
    ).join(' ');
    const last = 'fragment f30 on Site { name }';
    const text = `{ site { ...f0 } } ${fragments} ${last}`.replaceAll('on Site', 'on SiteInfo');
    expect((await app.guest.refusal(text)).extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  it('an answer of more than 1,000 kB; what a change did is told all the same', async () => {
    const shopper = await app.newShopper();
    await fillCart(shopper.viewerId);
    const cart = 'cart { items { url name description specification remark } }';
    await shopper.run(`{ ${cart} }`);
    const { extensions, message } = await shopper.speaking('zh').refusal(aliased(3, cart));
    expect(extensions.code).toBe('ANSWER_TOO_LARGE');
    expect(message).toContain('1,000 kB');
    const { id } = (await shopper.run('{ cart { items { id } } }')).cart.items[0];
    const change = `selectCartItems(input: { cartItemIds: ["${id}"], isSelected: false }) { ${cart} }`;
    const told = await shopper.run(`mutation ${aliased(3, change)}`);
    expect(JSON.stringify(told).length).toBeGreaterThan(1_000_000);
  });
});

async function fillCart(userId: string): Promise<void> {
  const { db, clock } = app.services;
  const item = (at: number) => ({
    ...{ id: newId(), userId, mergeKey: `key ${at}`, shop: 'shop.example.com', quantity: 1 },
    ...{ url: `https://shop.example.com/${'x'.repeat(2_000)}`, name: '茶'.repeat(200) },
    ...{ description: '茶'.repeat(1_000), specification: '茶'.repeat(300), imageId: null },
    ...{ remark: '茶'.repeat(500), priceChangeReason: '', isSelected: true },
    ...{ unitPrice: 100 as CartItem['unitPrice'], domesticShipping: 0 as CartItem['unitPrice'] },
    createdAt: clock.now(),
  });
  await db.transaction(async (tx) => {
    for (let at = 0; at < 100; at++) await tx.insert(CartItem, item(at));
  });
}

describe('Whoever asks for much', () => {
  // Costs a guest as much as a shopper, though it is refused.
  const costly = `{ ${ORDERS.replace('50', '40')} }`;

  /** Counts the operations that succeed before one is refused, and returns that refusal. */
  async function askUntilRefused(headers: Record<string, string> = {}) {
    for (let answered = 0; answered < 200; answered++) {
      const response = await query(costly, headers);
      if (response.status !== 200) return { answered, response };
      await response.arrayBuffer();
    }
    throw new Error('Never refused');
  }

  it('is told to wait, and how long; others and the same person signed in are not', async () => {
    const shopper = await app.newShopper();
    const { answered, response } = await askUntilRefused();
    expect(answered).toBeGreaterThan(20);
    expect(response.status).toBe(429);
    const { errors } = (await response.json()) as { errors: { extensions: any }[] }; // eslint-disable-line @typescript-eslint/no-explicit-any -- read freely
    const { code, params } = errors[0]?.extensions ?? {};
    expect(code).toBe('RATE_LIMITED');
    expect(response.headers.get('retry-after')).toBe(String(params.seconds));
    expect(params.seconds).toBeGreaterThan(0);
    expect(params.seconds).toBeLessThanOrEqual(60);

    expect((await query('{ site { id } }')).status).toBe(200); // for which enough is left
    const other = await postFrom(OTHER, app, '/graphql', { query: costly });
    expect(other.status).toBe(200);
    await shopper.run(costly);
  }, 60_000);

  it('may go on after a moment, as fast as points come back', async () => {
    const { response } = await askUntilRefused();
    const { errors } = (await response.json()) as { errors: { extensions: any }[] }; // eslint-disable-line @typescript-eslint/no-explicit-any -- read freely
    const seconds = Number(errors[0]?.extensions.params.seconds);
    expect(seconds).toBeLessThanOrEqual(2);
    app.clock.advance(seconds * 1_000);
    expect((await query(costly)).status).toBe(200);
  }, 60_000);

  it('cannot have more by signing in twice, nor by signing out', async () => {
    const shopper = await app.newShopper('two@example.com');
    await askUntilRefused({ authorization: shopper.token! });
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
    const input = { email: 'two@example.com', password: 'secret123' };
    const again = app.guest.withToken((await app.guest.run(signIn, { input })).signIn.token);
    expect((await again.refusal(costly)).extensions.code).toBe('RATE_LIMITED');
  }, 60_000);

  it('pays for documents that are refused', async () => {
    const spend = jest.spyOn(app.services.rateLimits, 'spend');
    await app.guest.refusal(`{ ${'nothing '.repeat(100)} }`);
    expect(spend.mock.calls.map(([, , points]) => points)).toEqual([81]);
  });
});

describe('While one address sends fifty operations at once', () => {
  const RATES = '{ exchangeRates { source } }';

  it('six of them are worked on, and another address is answered before the others', async () => {
    const rates = await sampleRates.latest();
    const releases: (() => void)[] = [];
    const latest = jest.spyOn(app.services.exchangeRates, 'latest').mockImplementation(async () => {
      if (releases.length < 6) await new Promise<void>((release) => releases.push(release));
      return rates;
    });
    let answered = 0;
    const all = Array.from({ length: 50 }, () =>
      postFrom(OWN, app, '/graphql', { query: RATES }).finally(() => answered++),
    );
    for (let count = 0; count < 3; count++) {
      const { body } = await postFrom(OTHER, app, '/graphql', { query: RATES });
      expect(body.data.exchangeRates).toBeTruthy();
    }
    expect([releases.length, answered, latest.mock.calls.length]).toEqual([6, 0, 9]);
    releases.forEach((release) => release());
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    jest.restoreAllMocks();
  }, 60_000);

  it('of pure reckoning, another address need not wait for the last', async () => {
    const [many, one] = [computer(OWN), computer(OTHER)];
    const fifty = (text: string) => Array.from({ length: 50 }, () => many(text));
    await Promise.all([...fifty('{ __typename }'), one('{ __typename }')]);
    let answered = 0;
    const all = fifty(`{ ${COUNTRIES} }`).map((answer) => answer.then(() => answered++));
    await one('{ __typename }');
    const before = answered;
    await Promise.all(all);
    expect([before < 40, answered]).toEqual([true, 50]);
  }, 60_000);
});

/** Asks from an address over connections that stay open. */
function computer(localAddress: string): (text: string) => Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress });
  const headers = { 'content-type': 'application/json' };
  return (text) =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', agent, headers };
      request(`${app.guest.url}/graphql`, options, (response) =>
        response.resume().on('end', resolve),
      )
        .on('error', reject)
        .end(JSON.stringify({ query: text }));
    });
}
