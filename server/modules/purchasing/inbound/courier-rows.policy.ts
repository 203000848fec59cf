import type { InboundParcelStatus } from './inbound-parcel.statuses';

/** A line of a pasted list. */
export interface CourierRow {
  /** The shop's own number of the purchase. */
  readonly shopOrderNumber: string;
  /** The courier's number as it was copied. */
  readonly courierNumber: string;
  /** Host of the shop; needed only where two shops use one number. */
  readonly shop?: string | null;
  readonly carrier?: string | null;
}

export const rowOutcomes = [
  'FITS',
  'SHARES_PARCEL',
  'KNOWN',
  'UNKNOWN_PURCHASE',
  'SEVERAL_SHOPS',
  'NUMBER_WRONG',
  'NUMBER_TAKEN',
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Outcomes with which a list may be noted; any other needs a person first. */
const fine: readonly RowOutcome[] = ['FITS', 'SHARES_PARCEL', 'KNOWN'];

export const isFine = (outcome: RowOutcome): boolean => fine.includes(outcome);

/** A purchase that a row may name. */
export interface KnownPurchase {
  readonly id: string;
  readonly shop: string;
  readonly shopOrderNumber: string | null;
}

/** An open parcel with the number of a row. */
export interface KnownParcel {
  readonly id: string;
  readonly number: string;
  readonly courierNumber: string;
  readonly status: InboundParcelStatus;
  readonly notedBy: string;
  readonly notedAt: Date;
  readonly purchases: readonly KnownPurchase[];
}

/** A row with the result of its check. */
export interface JudgedRow {
  /** Place in the list, counted from 1. */
  readonly row: number;
  readonly outcome: RowOutcome;
  /** Without spaces and hyphens, in capitals. */
  readonly courierNumber: string;
  readonly carrier: string | null;
  readonly purchase: KnownPurchase | null;
  /** The parcel that has the number already: of the same purchase, or in the way. */
  readonly parcel: KnownParcel | null;
}

/** Couriers print them in groups, and shops write them in any case. */
export function plainCourierNumber(given: string): string {
  return given
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/g, '')
    .toUpperCase();
}

/** No courier of a domestic parcel has shorter ones. */
const COURIER_NUMBER = /^[0-9A-Z]{6,40}$/;

/** Judges the rows of a list against what is known, each with those before it. */
export function judgeRows(
  rows: readonly CourierRow[],
  purchases: readonly KnownPurchase[],
  parcels: readonly KnownParcel[],
): JudgedRow[] {
  const inList = new Map<string, KnownPurchase[]>();
  return rows.map((given, index) => {
    const courierNumber = plainCourierNumber(given.courierNumber);
    const found = purchasesOf(given, purchases);
    const [purchase = null] = found.length === 1 ? found : [];
    const parcel = parcels.find((one) => one.courierNumber === courierNumber) ?? null;
    const before = inList.get(courierNumber) ?? [];
    if (purchase) inList.set(courierNumber, [...before, purchase]);
    const carrier = given.carrier?.trim() || null;
    const judged = { row: index + 1, courierNumber, carrier, purchase, parcel };
    return { ...judged, outcome: outcomeOf(judged, found.length, before) };
  });
}

function purchasesOf(
  { shopOrderNumber, shop }: CourierRow,
  purchases: readonly KnownPurchase[],
): KnownPurchase[] {
  const number = shopOrderNumber.trim();
  return purchases.filter(
    (one) => one.shopOrderNumber === number && (!shop || one.shop === shop.trim()),
  );
}

function outcomeOf(
  { courierNumber, purchase, parcel }: Pick<JudgedRow, 'courierNumber' | 'purchase' | 'parcel'>,
  found: number,
  before: readonly KnownPurchase[],
): RowOutcome {
  if (!COURIER_NUMBER.test(courierNumber)) return 'NUMBER_WRONG';
  if (found > 1) return 'SEVERAL_SHOPS';
  if (!purchase) return 'UNKNOWN_PURCHASE';
  const within = [...(parcel?.purchases ?? []), ...before];
  if (within.some(({ id }) => id === purchase.id)) return 'KNOWN';
  const isThere = parcel !== null && (parcel.status !== 'EXPECTED' || within.length === 0);
  // A shop packs several purchases into one parcel; two shops never do.
  if (isThere || within.some(({ shop }) => shop !== purchase.shop)) return 'NUMBER_TAKEN';
  return within.length > 0 ? 'SHARES_PARCEL' : 'FITS';
}
