import { newId } from '../kernel/ids';
import { buildAddress } from './builders/address';
import { buildCartItem } from './builders/cart-item';
import { buildFund } from './builders/fund';
import { buildUpload } from './builders/image';
import { buildOrder } from './builders/order';
import { buildPackage } from './builders/package';
import { buildPackingPlan } from './builders/packing-plan';
import { buildSession } from './builders/session';
import { buildStoredItem } from './builders/stored-item';
import type { TestApp } from './test-app';
import type { TestClient } from './test-client';

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
    storedItem: (await buildStoredItem(app, client)).id,
    plan: (await buildPackingPlan(client, [(await buildStoredItem(app, client)).id])).id,
    paidPackage: (await buildPackage(app, client)).id,
    sentPackage: (await buildPackage(app, client, 'PENDING_RECEIPT')).id,
    receivedPackage: (await buildPackage(app, client, 'COMPLETED')).id,
    ...(await payTogether(app, client)),
    unpaidOrder: (await buildOrder(app, client)).id,
    address: await secondAddress(),
    cartItem: await buildCartItem(client),
    otherCartItem: await buildCartItem(client),
    session: await buildSession(app, client),
    upload: (await buildUpload(client)).id,
    message: await newestNotification(client),
  };
  await buildFund(app, client, 1_000_00);
  return belongings;
}

const PAY_ORDERS = `mutation ($input: PayOrdersInput!) {
  payOrders(input: $input) { jointPayment { id payments { id } } }
}`;

async function payTogether(app: TestApp, client: TestClient) {
  const orders = [await buildOrder(app, client), await buildOrder(app, client)];
  for (const { amount } of orders) await buildFund(app, client, amount);
  const input = { orderIds: orders.map(({ id }) => id), idempotencyKey: newId() };
  const { id, payments } = (await client.run(PAY_ORDERS, { input })).payOrders.jointPayment;
  return { jointPayment: id as string, payment: payments[0].id as string };
}

async function newestNotification(client: TestClient): Promise<string> {
  const { notifications } = await client.run('{ notifications { items { id } } }');
  return notifications.items[0].id;
}
