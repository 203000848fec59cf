import type { PackingValues } from './packingValues';

type Declaration = PackingValues['declarations'][number];

/** Adds what was typed of items that were left out meanwhile, which may come back. */
export function withLeftOut(values: PackingValues, before: unknown): PackingValues {
  const { declarations = [] } = (before ?? {}) as Partial<PackingValues>;
  const isLeftOut = ({ storedItemId }: Declaration) =>
    values.declarations.every((one) => one.storedItemId !== storedItemId);
  return { ...values, declarations: [...values.declarations, ...declarations.filter(isLeftOut)] };
}

/**
 * Returns the draft saved for these items or some of them; null without one. A deleted address is replaced by
 * the default one.
 */
export const packingOf =
  (addressIds: readonly string[]) =>
  (kept: PackingValues, fresh: PackingValues): PackingValues | null => {
    const known = new Map(kept.declarations.map((one) => [one.storedItemId, one]));
    if (!fresh.declarations.some(({ storedItemId }) => known.has(storedItemId))) return null;
    return {
      ...kept,
      addressId: addressIds.includes(kept.addressId) ? kept.addressId : fresh.addressId,
      declarations: fresh.declarations.map((one) => known.get(one.storedItemId) ?? one),
    };
  };
