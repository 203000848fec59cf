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
    unpaidOrder: (await buildOrder(app, client)).id,
    address: await secondAddress(),
    cartItem: await buildCartItem(client),
    session: await buildSession(app, client),
    upload: (await buildUpload(client)).id,
    message: await newestMessage(client),
  };
  await buildFund(app, client, 1_000_00);
  return belongings;
}

async function newestMessage(client: TestClient): Promise<string> {
  const { messages } = await client.run('{ messages { items { id } } }');
  return messages.items[0].id;
}
