import { newId } from '../kernel/ids';
import { buildAddress } from './builders/address';
import { buildCartItem } from './builders/cart-item';
import { buildFund } from './builders/fund';
import { buildUpload } from './builders/image';
import { buildOrder } from './builders/order';
import { buildPackage } from './builders/package';
import { buildPackingPlan } from './builders/packing-plan';
import { buildPendingPayment } from './builders/pending-payment';
import { blueTeapot, buildQuestion } from './builders/question';
import { buildSession } from './builders/session';
import { buildStoredItem } from './builders/stored-item';
import { buildRecharge, buildWithdrawal } from './builders/withdrawal';
import type { TestApp } from './test-app';
import { REFUSAL, type TestClient } from './test-client';

export type Belongings = Awaited<ReturnType<typeof furnish>>;

/** The ids of one of everything that an operation can name. */
export async function furnish(app: TestApp, client: TestClient) {
  const secondAddress = async () => {
    await buildAddress(client);
    return buildAddress(client);
  };
  const belongings = {
    paidOrder: (await buildOrder(app, client, { status: 'PAID' })).id,
    refundOrder: (await buildOrder(app, client, { status: 'REFUND_PROCESSING' })).id,
    question: await askedFor(app, client, { unitPrice: undefined, substitute: blueTeapot }),
    otherQuestion: await askedFor(app, client),
    storedItem: (await buildStoredItem(app, client)).id,
    plan: (await buildPackingPlan(client, [(await buildStoredItem(app, client)).id])).id,
    paidPackage: (await buildPackage(app, client)).id,
    sentPackage: (await buildPackage(app, client, 'PENDING_RECEIPT')).id,
    receivedPackage: (await buildPackage(app, client, 'COMPLETED')).id,
    withdrawal: (await buildWithdrawal(app, client)).id,
    ...(await payTogether(app, client)),
    pendingPayment: (await buildPendingPayment(client)).id,
    unpaidOrder: (await buildOrder(app, client)).id,
    address: await secondAddress(),
    cartItem: await buildCartItem(client),
    otherCartItem: await buildCartItem(client),
    thirdCartItem: await buildCartItem(client),
    session: await buildSession(app, client),
    otherSession: await buildSession(app, client),
    upload: (await buildUpload(client)).id,
    ...(await newestNotifications(client)),
  };
  await buildFund(app, client, 1_000_00);
  await buildRecharge(app, client, 1_000);
  return belongings;
}

const askedFor = async (...question: Parameters<typeof buildQuestion>) =>
  (await buildQuestion(...question)).question.id;

const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) { ... on PayOrdersPayload { jointPayment { id payments { id } } } ${REFUSAL} }
}`;

/** Two orders of a shopper that were paid as one: the ids of that payment and of one within. */
export async function payTogether(app: TestApp, client: TestClient) {
  const orders = [await buildOrder(app, client), await buildOrder(app, client)];
  for (const { amount } of orders) await buildFund(app, client, amount);
  const input = { orderIds: orders.map(({ id }) => id), idempotencyKey: newId() };
  const { id, payments } = (await client.run(PAY_ORDERS, { input })).payOrders.jointPayment;
  return { jointPayment: id as string, payment: payments[0].id as string };
}

interface Edge {
  readonly node: { readonly id: string };
}

async function newestNotifications(client: TestClient) {
  const { notifications } = await client.run('{ notifications { edges { node { id } } } }');
  const [message, otherMessage] = notifications.edges as [Edge, Edge];
  return { message: message.node.id, otherMessage: otherMessage.node.id };
}
