import { storedItemMachine, type StoredItemStatus } from './stored-item.machine';

/** What a shopper may do with a stored item. */
export const storedItemActions = ['PACK'] as const;
export type StoredItemAction = (typeof storedItemActions)[number];

/** Whether a packing plan may reserve it (RT-15). */
export function isPackable({ status }: { readonly status: StoredItemStatus }): boolean {
  return storedItemMachine.allows(status, 'reserve');
}

/** Returns the unpaid packing plan that reserves an item; null where none does. */
export function reservingPlanOf({
  status,
  packingPlanId,
}: {
  readonly status: StoredItemStatus;
  readonly packingPlanId: string | null;
}): string | null {
  return status === 'RESERVED' ? packingPlanId : null;
}

/** Returns what the shopper may do with a stored item now; nothing while it is not on the shelf. */
export function availableActions(item: { readonly status: StoredItemStatus }): StoredItemAction[] {
  return isPackable(item) ? ['PACK'] : [];
}
