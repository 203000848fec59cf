import { isInterfaceType } from 'graphql';
import { modules } from '../../app/modules';
import { graphQLSchema } from '../../app/graphql/schema';
import { newId } from '../../kernel/ids';
import { furnish, type Belongings } from '../belongings';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const typeOfBelonging: Partial<Record<keyof Belongings, string>> = {
  paidOrder: 'Order',
  storedItem: 'StoredItem',
  plan: 'PackingPlan',
  sentPackage: 'Package',
  question: 'OrderQuestion',
  withdrawal: 'Withdrawal',
  jointPayment: 'JointPayment',
  payment: 'Payment',
  address: 'Address',
  cartItem: 'CartItem',
  message: 'Notification',
};

let app: TestApp;
let owner: TestClient;
let owned: [type: string, id: string][];
let reviewId: string;

beforeAll(async () => {
  // An option of earlier versions that once enabled nodes; it no longer has an effect.
  app = await startTestApp({ environment: { GRAPHQL_EXECUTION: 'compiled' } });
  owner = await app.newShopper();
  const belongings = await furnish(app, owner);
  owned = Object.entries(typeOfBelonging).map(([name, type]) => [
    type,
    belongings[name as keyof Belongings],
  ]);
  const { fundRecords, order } = await owner.run(
    'query ($id: ID!) { fundRecords { edges { node { id } } } order(id: $id) { items { id } } }',
    { id: belongings.paidOrder },
  );
  owned.push(['FundRecord', fundRecords.edges[0].node.id], ['OrderItem', order.items[0].id]);
  const { reviewPackage } = await owner.run(
    `mutation ($input: ReviewPackageInput!) {
      reviewPackage(input: $input) { package { review { id } } }
    }`,
    { input: { packageId: belongings.receivedPackage, stars: 5, content: 'Well packed' } },
  );
  reviewId = reviewPackage.package.review.id;
}, 180_000);
afterAll(() => app.stop());

describe('A node', () => {
  it('is found by its id alone, of every type that is one', async () => {
    // More than once, because a repeated document must give the same response.
    for (const [type, id] of [...owned, ...owned])
      expect((await owner.run(NODE, { id })).node).toEqual({ __typename: type, id });
    const schema = graphQLSchema();
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
    const named = types.map(({ name }) => name).sort();
    expect(named).toEqual([...owned.map(([type]) => type), 'Listing', 'PublicReview'].sort());
    const registered = modules.flatMap(({ nodes = [] }) => nodes.map(({ type }) => type));
    expect([...registered].sort()).toEqual(named);
  });

  it('has all that its type has, also what depends on time and language', async () => {
    const [, id] = owned.find(([type]) => type === 'StoredItem')!;
    const { node } = await owner.run(
      `query ($id: ID!) { node(id: $id) {
        ... on StoredItem { name storageFee dimensions { lengthMm } availableActions }
      } }`,
      { id },
    );
    expect(node).toEqual({
      name: expect.any(String),
      storageFee: 0,
      dimensions: { lengthMm: expect.any(Number) },
      availableActions: ['PACK'],
    });
  });

  it('is null for a stranger and for a guest, like one that is not there', async () => {
    const stranger = await app.newShopper();
    for (const client of [stranger, app.guest])
      for (const id of [...owned.map(([, one]) => one), newId(), '', "' OR '1'='1"])
        expect((await client.run(NODE, { id })).node).toBeNull();
  });

  it('that is public is found by everybody, and tells of nobody', async () => {
    const review = `query ($id: ID!) { node(id: $id) { ... on PublicReview { stars authorName } } }`;
    const stranger = await app.newShopper();
    for (const client of [owner, stranger, app.guest]) {
      const { node } = await client.run(review, { id: reviewId });
      expect(node).toEqual({ stars: 5, authorName: expect.stringMatching(/^.\*\*\*$/) });
    }
  });

  it('costs two statements besides the session, and a foreign one as many as none', async () => {
    const [, id] = owned[0]!;
    const stranger = await app.newShopper();
    const cost = (client: TestClient, of: string) =>
      app.statementsOf(() => client.run(NODE, { id: of }));
    const [own, foreign, none] = [
      await cost(owner, id),
      await cost(stranger, id),
      await cost(stranger, newId()),
    ];
    expect(own.length - none.length).toBe(1);
    expect(foreign.length).toBe(none.length);
  });
});
