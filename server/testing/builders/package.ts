import { shipPackage } from '../../modules/fulfilment/ship-package';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { buildFund } from './fund';
import { buildPackingPlan } from './packing-plan';
import { payPlan } from './pay-plan';
import { buildStoredItem } from './stored-item';
import { clerk } from '../staff-actor';

interface BuiltPackage {
  readonly id: string;
  readonly number: string;
  readonly storedItemId: string;
  readonly orderId: string;
  /** Fen paid for it. */
  readonly fee: number;
}

const CONFIRM =
  'mutation ($id: ID!) { confirmReceipt(input: { packageId: $id }) { package { id } } }';
const CANCEL =
  'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }';

type Status = 'PENDING_SHIPMENT' | 'PENDING_RECEIPT' | 'COMPLETED' | 'CANCELLED';

/** A package of one stored item that came to its status the way packages do. */
export async function buildPackage(
  app: TestApp,
  shopper: TestClient,
  status: Status = 'PENDING_SHIPMENT',
): Promise<BuiltPackage> {
  const item = await buildStoredItem(app, shopper);
  const plan = await buildPackingPlan(shopper, [item.id]);
  await buildFund(app, shopper, plan.total);
  const { id, number } = await payPlan(shopper, plan.id);
  const shipping = { packageNumber: number, carrier: 'DHL', trackingNumber: `JD0146${number}` };
  if (status === 'PENDING_RECEIPT' || status === 'COMPLETED')
    await shipPackage(app.services, clerk, shipping);
  if (status === 'COMPLETED') await shopper.run(CONFIRM, { id });
  if (status === 'CANCELLED') await shopper.run(CANCEL, { id });
  return { id, number, storedItemId: item.id, orderId: item.orderId, fee: plan.total };
}
