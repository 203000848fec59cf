import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { findAddress } from '../../addresses/public';
import { readSite } from '../../site/public';
import { findPackableItems } from '../packing/packable-items';
import { priceParcel, type ParcelRequest, type PricedParcel } from './price-parcel';

export interface QuoteRequest extends Omit<ParcelRequest, 'items' | 'countryCode'> {
  readonly storedItemIds: readonly string[];
  readonly addressId: string;
}

/**
 * Returns the price of sending the viewer's stored items to one of their addresses, by each delivery line.
 * @throws DomainError NOT_FOUND for an item or address that is not theirs; STORED_ITEM_NOT_AVAILABLE if an
 *   item cannot be packed.
 */
export async function quoteDelivery(
  services: Services,
  viewer: Viewer,
  { storedItemIds, addressId, ...request }: QuoteRequest,
): Promise<PricedParcel> {
  const { db, clock } = services;
  const { countryCode } = await findAddress(db.read, viewer.id, addressId);
  const now = clock.now();
  const items = await findPackableItems({ em: db.read, userId: viewer.id, now }, storedItemIds);
  const terms = { now, site: await readSite(services) };
  return priceParcel(db.read, { ...request, items, countryCode }, terms);
}
