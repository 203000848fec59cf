import * as interpreter from 'graphql/execution/execute';
import { buildOrder } from '../builders/order';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp({ environment: { GRAPHQL_EXECUTION: 'compiled' } });
  shopper = await app.newShopper();
  await buildOrder(app, shopper);
});
afterAll(() => app.stop());

const ORDERS = `query Orders($size: Int!, $withItems: Boolean!) {
  orders(pageSize: $size) {
    __typename total counts { status count }
    items { ...Ticket items @include(if: $withItems) { name quantity subtotal } }
  }
}
fragment Ticket on Order { id number status submittedAt amount timeline { label at } }`;

const asked = [
  ['the site and countries', '{ site { id } all: countries { code name } }', {}],
  ['a list with its fragments', ORDERS, { size: 5, withItems: true }],
  ['the same without what is left out', ORDERS, { size: 5, withItems: false }],
  ['who asks', '{ __typename viewer { id name email cartCount } }', {}],
  ['a page that is too large', ORDERS, { size: 1_000, withItems: true }],
  ['an order that is none', 'query ($id: ID!) { order(id: $id) { id number } }', { id: 'none' }],
  ['a variable of another type', ORDERS, { size: 'many', withItems: true }],
] as const;

describe('A query that is executed by code made for it', () => {
  it.each(asked)('is answered as before: %s', async (_, query, variables) => {
    for (const client of [shopper, shopper.speaking('zh'), app.guest]) {
      const interpreted = await answerOf(client, `# ${Math.random()}\n${query}`, variables);
      await answerOf(client, query, variables);
      await answerOf(client, query, variables);
      expect(await answerOf(client, query, variables)).toEqual(interpreted);
    }
  });
});

it('is interpreted when it comes for the first time, and a change always', async () => {
  const interpret = jest.spyOn(interpreter, 'execute');
  const timesOf = async (query: string) => {
    interpret.mockClear();
    for (let time = 0; time < 4; time++) await answerOf(shopper, query, {});
    return interpret.mock.calls.length;
  };
  expect(await timesOf('{ site { id serviceEmail } }')).toBe(1);
  expect(await timesOf('mutation { markAllNotificationsRead { __typename } }')).toBe(4);
});

/** Without what is left of the budget, which each answer tells, and without places in the text. */
async function answerOf(client: TestClient, query: string, variables: object) {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; path?: unknown; extensions: unknown }[];
  };
  const told = errors?.map(({ message, path, extensions }) => ({ message, path, extensions }));
  return { status: response.status, data, told };
}
