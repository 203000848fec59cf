import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { findDefaultCountry } from '../../addresses/public';
import { cheapestOf, type Quote } from '../../delivery/public';
import { findPackableItems } from '../packing/packable-items';
import { priceParcel } from './price-parcel';

export interface EstimateRequest {
  readonly storedItemIds: readonly string[];
  /** Where to; the country of the default address where it is missing. */
  readonly countryCode?: string | null;
}

export interface Estimate {
  readonly countryCode: string;
  /** The cheapest line without options; null where none carries the parcel. */
  readonly cheapest: Quote | null;
}

/**
 * What the viewer's stored items cost to send at least; null while nobody said where to.
 * @throws DomainError NOT_FOUND for an item that is not theirs; STORED_ITEM_NOT_AVAILABLE when an
 * item cannot be packed.
 */
export async function estimateParcel(
  { db, clock }: Services,
  viewer: Viewer,
  request: EstimateRequest,
): Promise<Estimate | null> {
  const countryCode = request.countryCode ?? (await findDefaultCountry(db.read, viewer.id));
  if (countryCode === null) return null;
  const items = await findPackableItems(db.read, viewer.id, request.storedItemIds);
  const parcel = { items, countryCode, declaredValues: [] };
  const { quotes } = await priceParcel(db.read, parcel, clock.now());
  return { countryCode, cheapest: cheapestOf(quotes) };
}
