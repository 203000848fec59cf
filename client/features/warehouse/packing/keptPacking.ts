import type { PackingValues } from './packingValues';

const KEPT_AS = 'packing-draft';

/**
 * Keeps what was chosen and typed, until the parcel is packed or the browser tab is closed; also what was
 * typed of items that were left out meanwhile, which may come back.
 */
export function keepPacking(values: PackingValues): void {
  const isLeftOut = ({ storedItemId }: PackingValues['declarations'][number]) =>
    values.declarations.every((one) => one.storedItemId !== storedItemId);
  const leftOut = readKept()?.declarations.filter(isLeftOut) ?? [];
  const declarations = [...values.declarations, ...leftOut];
  sessionStorage.setItem(KEPT_AS, JSON.stringify({ ...values, declarations }));
}

export function forgetPacking(): void {
  sessionStorage.removeItem(KEPT_AS);
}

/**
 * What was kept for these items or some of them; null where there is nothing. An address that is
 * gone gives way to the default one.
 */
export function keptPacking(
  fresh: PackingValues,
  addressIds: readonly string[],
): PackingValues | null {
  const values = readKept();
  if (values === null) return null;
  const known = new Map(values.declarations.map((one) => [one.storedItemId, one]));
  if (!fresh.declarations.some(({ storedItemId }) => known.has(storedItemId))) return null;
  return {
    ...values,
    addressId: addressIds.includes(values.addressId) ? values.addressId : fresh.addressId,
    declarations: fresh.declarations.map((one) => known.get(one.storedItemId) ?? one),
  };
}

function readKept(): PackingValues | null {
  const kept = sessionStorage.getItem(KEPT_AS);
  return kept === null ? null : (JSON.parse(kept) as PackingValues);
}
