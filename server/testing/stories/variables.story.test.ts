import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const lines: string[] = [];
let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const ADD = `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }`;
const SELECT = `mutation ($ids: [ID!]!, $isSelected: Boolean!) {
  selectCartItems(input: { cartItemIds: $ids, isSelected: $isSelected }) { cart { id } }
}`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const ESTIMATE = `query ($input: ParcelEstimateInput!) {
  parcelEstimate(input: $input) { countryCode }
}`;
const ORDERS = 'query ($status: OrderStatus) { orders(filter: { status: $status }) { total } }';
const item = { url: 'https://shop.example.com/item', name: 'Teapot', unitPrice: 1_00 };

async function sent(query: string, variables: object) {
  const response = await shopper.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.text() };
}

describe('A variable of another type than the operation declares', () => {
  it.each([
    [
      'a price in words',
      ADD,
      { input: { ...item, unitPrice: 'Geheim7' } },
      'input.unitPrice: expected Money',
    ],
    [
      'a price with three decimals',
      ADD,
      { input: { ...item, unitPrice: 4000.005 } },
      'input.unitPrice: Enter a whole number of fen: an amount has two decimals at most, and ¥12.50 is 1250',
    ],
    ['a link in numbers', ADD, { input: { ...item, url: 7 } }, 'input.url: expected String'],
    [
      'a count in words',
      ADD,
      { input: { ...item, quantity: 'Geheim7' } },
      'input.quantity: expected Int!',
    ],
    [
      'a field that is none',
      ADD,
      { input: { ...item, colour: 'Geheim7' } },
      'input.colour: AddCartItemInput has no such field',
    ],
    ['an input in words', ADD, { input: 'Geheim7' }, 'input: expected AddCartItemInput!'],
    ['no input at all', ADD, {}, 'input: expected AddCartItemInput!'],
    [
      'an object in a list',
      SELECT,
      { ids: ['x', { Geheim7: 1 }], isSelected: true },
      'ids.1: expected ID!',
    ],
    [
      'two at once',
      SELECT,
      { ids: null, isSelected: 'Geheim7' },
      'ids: expected [ID!]!; isSelected: expected Boolean!',
    ],
    [
      'a day that is none',
      ADD,
      { input: { ...item, createdAt: 'Geheim7' } },
      'input.createdAt: Write date, time and zone between 2000 and 2099, as in 2026-11-21T08:30:00Z',
    ],
    [
      'an email address that is a number',
      SIGN_IN,
      { input: { email: { Geheim7: 1 }, password: 'secret123' } },
      'input.email: expected EmailAddress!',
    ],
    [
      'a country that is a list',
      ESTIMATE,
      { input: { storedItemIds: ['x'], countryCode: ['Geheim7'] } },
      'input.countryCode: expected CountryCode',
    ],
    ['no choice of an enum', ORDERS, { status: 'Geheim7' }, 'status: expected OrderStatus'],
  ])('is told by path and type, never by value: %s', async (_, query, variables, message) => {
    lines.splice(0);
    const { status, body } = await sent(query, variables);
    expect(status).toBe(400);
    const { errors } = JSON.parse(body);
    expect(errors).toHaveLength(1);
    expect(errors[0].message).toBe(message);
    expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
    const fields = Object.entries(errors[0].extensions.fields).map((one) => one.join(': '));
    expect(fields.join('; ')).toBe(message);
    expect(body + lines.join('')).not.toContain('Geheim7');
    expect(lines.join('')).not.toContain('"level":50');
  });

  it('is told in Chinese to who asks for it', async () => {
    const { message } = await shopper.speaking('zh').refusal(ORDERS, { status: 5 });
    expect(message).toBe('status: 应为 OrderStatus');
  });

  it('of which there are many is told five times', async () => {
    const { extensions } = await shopper.refusal(SELECT, {
      ids: Array(90).fill({}),
      isSelected: 1,
    });
    expect(Object.keys(extensions.fields ?? {})).toHaveLength(5);
  });

  it('may be left out where the operation has a default, but not be null there', async () => {
    const page = 'query ($page: Int = 1) { orders(page: $page) { total } }';
    await shopper.run(page);
    lines.splice(0);
    const { status, body } = await sent(page, { page: null });
    expect(status).toBe(400);
    expect(JSON.parse(body).errors[0].extensions.code).not.toBe('INTERNAL');
    expect(lines.join('')).not.toContain('"level":50');
  });
});
