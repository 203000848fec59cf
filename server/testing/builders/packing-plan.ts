import { REFUSAL, type TestClient } from '../test-client';
import { buildAddress } from './address';

export const CREATE_PLAN = `mutation ($input: CreatePackingPlanInput!) {
  createPackingPlan(input: $input) { ... on CreatePackingPlanPayload { plan { id number status total expiresAt items { id status packingPlanId } } } ${REFUSAL} }
}`;

export interface PackingForm {
  readonly storedItemIds: string[];
  readonly addressId: string;
  readonly deliveryLineId: string;
  readonly declarations: { storedItemId: string; description: string; declaredValue: number }[];
}

/** The confirm page's input for these stored items, with an address of its own. */
export async function packingForm(
  shopper: TestClient,
  storedItemIds: string[],
): Promise<PackingForm> {
  const declarations = storedItemIds.map((storedItemId) => ({
    storedItemId,
    description: 'Teapot',
    declaredValue: 10_00,
  }));
  const addressId = await buildAddress(shopper);
  return { storedItemIds, addressId, deliveryLineId: 'air-general', declarations };
}

/** An unpaid packing plan for stored items. */
export async function buildPackingPlan(
  shopper: TestClient,
  storedItemIds: string[],
  change: Record<string, unknown> = {},
): Promise<{ id: string; total: number; expiresAt: string }> {
  const input = { ...(await packingForm(shopper, storedItemIds)), ...change };
  return (await shopper.run(CREATE_PLAN, { input })).createPackingPlan.plan;
}
