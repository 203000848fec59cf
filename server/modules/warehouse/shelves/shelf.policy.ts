import type { StoredItemStatus } from '../stored-item.machine';

export const shelfKinds = ['STORAGE', 'HOLD', 'UNCLAIMED'] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** The statuses of stored items that each kind of shelf takes; unclaimed parcels are no stored items yet. */
const taken: Readonly<Record<ShelfKind, readonly StoredItemStatus[]>> = {
  STORAGE: ['STORED', 'RESERVED'],
  HOLD: ['HELD'],
  UNCLAIMED: [],
};

/** Returns whether an item may be put on a shelf: a held one fits a hold shelf only, a free one no hold shelf. */
export function fits(
  { status }: { readonly status: StoredItemStatus },
  { kind }: { readonly kind: ShelfKind },
): boolean {
  return taken[kind].includes(status);
}
