import { storedItemMachine, type StoredItemStatus } from './stored-item.machine';

/** Actions of a shopper on a stored item. */
export const storedItemActions = ['PACK'] as const;
export type StoredItemAction = (typeof storedItemActions)[number];

/** Returns whether a packing plan may reserve it (RT-15). */
export function isPackable({ status }: { readonly status: StoredItemStatus }): boolean {
  return storedItemMachine.allows(status, 'reserve');
}

/** Returns the unpaid packing plan that reserves an item; null without one. */
export function reservingPlanOf({
  status,
  packingPlanId,
}: {
  readonly status: StoredItemStatus;
  readonly packingPlanId: string | null;
}): string | null {
  return status === 'RESERVED' ? packingPlanId : null;
}

/** Returns the actions that are allowed on a stored item now; none unless it is on the shelf. */
export function availableActions(item: { readonly status: StoredItemStatus }): StoredItemAction[] {
  return isPackable(item) ? ['PACK'] : [];
}
