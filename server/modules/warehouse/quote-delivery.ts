import { In } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { findAddress } from '../addresses/public';
import type { Quote } from '../delivery/public';
import { priceParcel, type ParcelRequest } from './price-parcel';
import { StoredItem } from './stored-item.entity';

export interface QuoteRequest extends Omit<ParcelRequest, 'items' | 'address'> {
  readonly storedItemIds: readonly string[];
  readonly addressId: string;
}

/**
 * What the viewer's stored items cost to send to one of their addresses, with each delivery line.
 * @throws DomainError NOT_FOUND for an item or address that is not theirs; STORED_ITEM_NOT_AVAILABLE
 * when an item cannot be packed.
 */
export async function quoteDelivery(
  { db, clock }: Services,
  viewer: Viewer,
  { storedItemIds, addressId, ...request }: QuoteRequest,
): Promise<Quote[]> {
  const ids = [...new Set(storedItemIds)];
  const address = await findAddress(db.read, viewer.id, addressId);
  const items = await db.read.findBy(StoredItem, { userId: viewer.id, id: In(ids) });
  if (items.length !== ids.length) throw new DomainError('NOT_FOUND');
  if (items.some(({ status }) => status !== 'STORED'))
    throw new DomainError('STORED_ITEM_NOT_AVAILABLE');
  return priceParcel(db.read, { ...request, items, address }, clock.now());
}
