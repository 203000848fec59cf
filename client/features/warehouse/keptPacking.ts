import type { PackingValues } from './packingValues';

const KEPT_AS = 'packing-draft';

const itemsOf = ({ declarations }: PackingValues) =>
  declarations.map(({ storedItemId }) => storedItemId).join(',');

/** Keeps what was typed while the shopper adds an address. */
export function keepPacking(values: PackingValues): void {
  sessionStorage.setItem(KEPT_AS, JSON.stringify(values));
}

/** What was kept for the same items, once; null where there is nothing. */
export function takeKeptPacking(fresh: PackingValues): PackingValues | null {
  const kept = sessionStorage.getItem(KEPT_AS);
  sessionStorage.removeItem(KEPT_AS);
  if (kept === null) return null;
  const values = JSON.parse(kept) as PackingValues;
  if (itemsOf(values) !== itemsOf(fresh)) return null;
  return { ...values, addressId: values.addressId || fresh.addressId };
}
