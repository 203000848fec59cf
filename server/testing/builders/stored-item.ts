import { receiveItem } from '../../modules/fulfilment/receive-item';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { buildOrder } from './order';
import { clerk } from '../staff-actor';

interface BuiltStoredItem {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

/** With packaging 550 g: 500 g and one further step. */
const measured = {
  weightGrams: 500,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 100,
  photoIds: [] as string[],
};

/** An item in the warehouse, the only one of its order. */
export async function buildStoredItem(
  app: TestApp,
  shopper: TestClient,
  change: Partial<typeof measured> = {},
): Promise<BuiltStoredItem> {
  const order = await buildOrder(app, shopper, { status: 'PROCESSING' });
  const arrival = { orderNumber: order.number, position: 1, ...measured, ...change };
  const { id } = await receiveItem(app.services, clerk, arrival);
  return { id, orderId: order.id, orderNumber: order.number };
}
