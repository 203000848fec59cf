import { newId } from '../../kernel/ids';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, refusalIn, type TestClient } from '../test-client';

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger] = [await app.newShopper(), await app.newShopper()];
});
afterAll(() => app.stop());

const ORDER = 'query ($id: ID!) { order(id: $id) { number status amount items { id } } }';
const CANCEL_ORDER =
  'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { number } } }';
const REQUEST_REFUND = `mutation ($id: ID!) {
  requestRefund(input: { orderId: $id, reason: "Mine now" }) { ... on RequestRefundPayload { order { number } } ${REFUSAL} }
}`;
const PAY = `mutation ($id: ID!) {
  pay(input: { kind: ORDER, targetId: $id, method: BALANCE, idempotencyKey: "stranger-key-1" }) { ... on PayPayload { payment { number } } ${REFUSAL} }
}`;
const PACKAGE = 'query ($id: ID!) { package(id: $id) { number status items { id } } }';
const CANCEL_PACKAGE =
  'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { number } } }';
const CONFIRM =
  'mutation ($id: ID!) { confirmReceipt(input: { packageId: $id }) { package { number } } }';
const REVIEW = `mutation ($id: ID!) {
  reviewPackage(input: { packageId: $id, stars: 1, content: "Not mine" }) { package { number } }
}`;

/** A stranger with an id of the owner receives exactly the response for an unknown id. */
async function expectAlike(ask: (id: string) => Promise<object>, foreign: string): Promise<void> {
  const [result, ofNothing] = [await ask(foreign), await ask(newId())];
  expect(result).toEqual(ofNothing);
}

const byRest = (method: string, path: string) => async (id: string) => {
  const { status, body } = await callRest(stranger, method, path.replace('{id}', id));
  const message = 'We could not find what you asked for';
  expect(body).toEqual({ code: 404, message, data: { reason: 'NOT_FOUND' } });
  return { status, body };
};

describe("A stranger with the id of somebody's order finds nothing there", () => {
  it.each([
    ['order', ORDER],
    ['cancelOrder', CANCEL_ORDER],
    ['requestRefund', REQUEST_REFUND],
    ['pay', PAY],
  ])('by GraphQL %s (RT-14)', async (name, operation) => {
    const { id } = await buildOrder(app, owner);
    const before = await owner.run(ORDER, { id });
    await expectAlike((target) => stranger.ask(operation, { id: target }), id);
    const { data, errors } = await stranger.ask(operation, { id });
    if (name === 'order') expect(data).toEqual({ order: null });
    else expect((errors?.[0] ?? refusalIn(data))?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect(await owner.run(ORDER, { id })).toEqual(before);
  });

  it.each([
    ['get', '/orders/{id}'],
    ['post', '/orders/{id}/cancel'],
  ])('by REST %s %s (RT-14)', async (method, path) => {
    const { id } = await buildOrder(app, owner);
    const before = await owner.run(ORDER, { id });
    await expectAlike(byRest(method, path), id);
    expect(await owner.run(ORDER, { id })).toEqual(before);
  });
});

describe("A stranger with the id of somebody's package finds nothing there", () => {
  it.each([
    ['package', PACKAGE, 'PENDING_SHIPMENT'],
    ['cancelPackage', CANCEL_PACKAGE, 'PENDING_SHIPMENT'],
    ['confirmReceipt', CONFIRM, 'PENDING_RECEIPT'],
    ['reviewPackage', REVIEW, 'COMPLETED'],
  ] as const)('by GraphQL %s (RT-18)', async (name, operation, status) => {
    const { id } = await buildPackage(app, owner, status);
    const before = await owner.run(PACKAGE, { id });
    await expectAlike((target) => stranger.ask(operation, { id: target }), id);
    const { data, errors } = await stranger.ask(operation, { id });
    if (name === 'package') expect(data).toEqual({ package: null });
    else expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect(await owner.run(PACKAGE, { id })).toEqual(before);
  });

  it.each([
    ['get', '/packages/{id}'],
    ['post', '/packages/{id}/confirm_receipt'],
  ])('by REST %s %s (RT-18)', async (method, path) => {
    const { id } = await buildPackage(app, owner, 'PENDING_RECEIPT');
    const before = await owner.run(PACKAGE, { id });
    await expectAlike(byRest(method, path), id);
    expect(await owner.run(PACKAGE, { id })).toEqual(before);
  });
});
