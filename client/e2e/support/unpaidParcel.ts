import { openDemoAccount } from './demo-account';

interface Packable {
  storedItems: { id: string; availableActions: string[] }[];
  addresses: { id: string }[];
}

const PACK = `mutation ($input: CreatePackingPlanInput!) {
  createPackingPlan(input: $input) { ... on CreatePackingPlanPayload { plan { id } } }
}`;
const RELEASE = `mutation ($input: CancelPackingPlanInput!) {
  cancelPackingPlan(input: $input) { storedItems { id } }
}`;

/** Runs `look` while the demo shopper has a parcel that is packed and not paid yet. */
export async function withUnpaidParcel(url: string, look: () => Promise<void>): Promise<void> {
  const { ask } = await openDemoAccount(url);
  const { storedItems, addresses } = await ask<Packable>(
    '{ storedItems { id availableActions } addresses { id } }',
  );
  const item = storedItems.find(({ availableActions }) => availableActions.includes('PACK'))!;
  const [storedItemId, addressId] = [item.id, addresses[0]!.id];
  const { deliveryQuotes } = await ask<{ deliveryQuotes: { lineId: string }[] }>(
    'query ($input: QuoteInput!) { deliveryQuotes(input: $input) { lineId } }',
    { input: { storedItemIds: [storedItemId], addressId } },
  );
  const { createPackingPlan } = await ask<{ createPackingPlan: { plan: { id: string } } }>(PACK, {
    input: {
      storedItemIds: [storedItemId],
      addressId,
      deliveryLineId: deliveryQuotes[0]!.lineId,
      declarations: [{ storedItemId, description: 'Gift', declaredValue: 1000 }],
    },
  });
  try {
    await look();
  } finally {
    await ask(RELEASE, { input: { packingPlanId: createPackingPlan.plan.id } });
  }
}
