import type { Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { findDefaultCountry } from '../../addresses/public';
import {
  additionsTo,
  paidUpToGrams,
  spareGoodsGrams,
  usableByPrice,
  type Quote,
} from '../../delivery/public';
import { findOtherPackableItems, findPackableItems } from '../packing/packable-items';
import { readSite } from '../../site/public';
import { pricedItem, priceParcel, type PricedParcel, type PricingTerms } from './price-parcel';

export interface EstimateRequest {
  readonly storedItemIds: readonly string[];
  /** Where to; the country of the default address where it is missing. */
  readonly countryCode?: string | null;
}

export interface Estimate {
  readonly countryCode: string;
  /** The cheapest line without options; null where none carries the parcel. */
  readonly cheapest: Quote | null;
  /** Every line that carries the parcel, the cheapest first. */
  readonly lines: readonly Quote[];
  /** Up to which chargeable weight the cheapest line costs the same, in grams; null without one. */
  readonly paidUpToGrams: number | null;
  /** Grams of further goods that cost nothing; null without a line, and where the volume counts. */
  readonly spareGrams: number | null;
  /** What it was reckoned with. */
  readonly source: { readonly parcel: PricedParcel; readonly terms: PricingTerms };
}

/** What the parcel would cost more with a further item of the shelf. */
export interface ItemAddition {
  readonly storedItemId: string;
  /** Null where no line carries the parcel with it. */
  readonly extra: Money | null;
}

/**
 * What the viewer's stored items cost to send at least; null while nobody said where to.
 * @throws DomainError NOT_FOUND for an item that is not theirs; STORED_ITEM_NOT_AVAILABLE when an
 * item cannot be packed.
 */
export async function estimateParcel(
  services: Services,
  viewer: Viewer,
  request: EstimateRequest,
): Promise<Estimate | null> {
  const { db, clock } = services;
  const countryCode = request.countryCode ?? (await findDefaultCountry(db.read, viewer.id));
  if (countryCode === null) return null;
  const now = clock.now();
  const shelf = { em: db.read, userId: viewer.id, now };
  const items = await findPackableItems(shelf, request.storedItemIds);
  const terms = { now, site: await readSite(services) };
  const parcel = await priceParcel(db.read, { items, countryCode, declaredValues: [] }, terms);
  const lines = usableByPrice(parcel.quotes);
  const cheapest = lines[0] ?? null;
  const limit = cheapest && paidUpToGrams(cheapest);
  return {
    countryCode,
    cheapest,
    lines,
    paidUpToGrams: limit,
    spareGrams: cheapest && limit && spareGoodsGrams(cheapest, limit),
    source: { parcel, terms },
  };
}

/** What each other item on the viewer's shelf would add to an estimate; one statement. */
export async function additionsToEstimate(
  { db }: Services,
  viewer: Viewer,
  { source: { parcel, terms } }: Pick<Estimate, 'source'>,
): Promise<ItemAddition[]> {
  const ids = parcel.items.map(({ storedItemId }) => storedItemId);
  const shelf = { em: db.read, userId: viewer.id, now: terms.now };
  const others = await findOtherPackableItems(shelf, ids);
  const priced = others.map((item) => pricedItem(item, terms));
  return additionsTo(parcel.quotes, parcel, priced).map(({ item: { storedItemId }, extra }) => ({
    storedItemId,
    extra,
  }));
}
