import { newId } from '../../kernel/ids';
import type { OrderStatus } from '../../modules/orders/order.machine';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { receiveItem } from '../../modules/fulfilment/receive-item';
import type { TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { buildCartItem } from './cart-item';
import { buildFund } from './fund';
import { clerk } from '../staff-actor';

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id number amount items { id } } } ${REFUSAL} }
}`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { id } } ${REFUSAL} } }`;
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { id } } }';
const REQUEST_REFUND = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} }
}`;

/** The input of the confirm page. */
export function orderForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  const contact = { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' };
  return { contact, ...change };
}

interface Options {
  readonly status?: OrderStatus;
  /** One cart item each, with what differs from the usual form. */
  readonly items?: readonly Record<string, unknown>[];
  /** Changes to the usual order form. */
  readonly form?: Record<string, unknown>;
}

export interface BuiltOrder {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
  readonly itemIds: readonly string[];
}

/** An order that came to its status the way orders do; the fund gets what it costs. */
export async function buildOrder(
  app: TestApp,
  shopper: TestClient,
  { status = 'PENDING_PAYMENT', items = [{}], form = {} }: Options = {},
): Promise<BuiltOrder> {
  for (const item of items) await buildCartItem(shopper, item);
  const { submitOrder } = await shopper.run(SUBMIT, { input: orderForm(form) });
  const { id, number, amount } = submitOrder.order;
  const order = { id, number, amount, itemIds: submitOrder.order.items.map(idOf) };
  for (const step of stepsTo[status]) await step(app, shopper, order);
  return order;
}

const idOf = ({ id }: { id: string }) => id;

type Step = (app: TestApp, shopper: TestClient, order: BuiltOrder) => Promise<unknown>;

const pay: Step = async (app, shopper, { id, amount }) => {
  await buildFund(app, shopper, amount);
  const input = { kind: 'ORDER', targetId: id, method: 'BALANCE', idempotencyKey: newId() };
  await shopper.run(PAY, { input });
};
const purchase: Step = ({ services }, _, { number }) =>
  purchaseOrder(services, clerk, { orderNumber: number, note: '' });
const receive: Step = async ({ services }, _, { number, itemIds }) => {
  for (const index of itemIds.keys()) await receivePosition(services, number, index + 1);
};
const cancel: Step = (_, shopper, { id }) => shopper.run(CANCEL, { id });
const requestRefund: Step = (_, shopper, { id }) =>
  shopper.run(REQUEST_REFUND, { input: { orderId: id, reason: 'Wrong colour' } });
const approve: Step = ({ services }, _, { number }) =>
  approveRefund(services, clerk, { orderNumber: number, note: '' });

const stepsTo: Record<OrderStatus, Step[]> = {
  PENDING_PAYMENT: [],
  PAID: [pay],
  PROCESSING: [pay, purchase],
  IN_STOCK: [pay, purchase, receive],
  REFUND_PROCESSING: [pay, requestRefund],
  REFUNDED: [pay, requestRefund, approve],
  CANCELLED: [cancel],
};

/** One item of an order arrives in the warehouse: 500 g, 200 × 150 × 100 mm, no photo, whatever was paid. */
export function receivePosition(
  services: TestApp['services'],
  orderNumber: string,
  position: number,
): Promise<unknown> {
  const measures = { weightGrams: 500, lengthMm: 200, widthMm: 150, heightMm: 100 };
  const withoutPhotos = 'The camera is broken';
  return receiveItem(services, clerk, {
    orderNumber,
    position,
    ...measures,
    photoIds: [],
    withoutPhotos,
  });
}
