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
  /** Destination; the country of the default address if omitted. */
  readonly countryCode?: string | null;
}

export interface Estimate {
  readonly countryCode: string;
  /** The cheapest line without options; null if no line carries the parcel. */
  readonly cheapest: Quote | null;
  /** Every line that carries the parcel, cheapest first. */
  readonly lines: readonly Quote[];
  /** Chargeable weight up to which the cheapest line costs the same, in grams; null without one. */
  readonly paidUpToGrams: number | null;
  /** Grams of further goods that are free; null without a line, and if the volume counts. */
  readonly spareGrams: number | null;
  /** The input of the calculation. */
  readonly source: { readonly parcel: PricedParcel; readonly terms: PricingTerms };
}

/** The additional price of the parcel with a further item of the shelf. */
export interface ItemAddition {
  readonly storedItemId: string;
  /** Null if no line carries the parcel with it. */
  readonly extra: Money | null;
}

/**
 * Estimates the lowest price of sending the viewer's stored items; null without a destination.
 * @throws DomainError NOT_FOUND for an item that is not theirs; STORED_ITEM_NOT_AVAILABLE if an item cannot
 *   be packed.
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

/** Returns how much each other item on the viewer's shelf would add to an estimate; one statement. */
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
