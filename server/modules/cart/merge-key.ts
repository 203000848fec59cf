import { createHash } from 'node:crypto';
import { identityOf, type LinkedItem } from '../listings/public';
import type { CartItem } from './cart-item.entity';

/** Where an item is sold, without its variant. */
export type SoldAt = Pick<LinkedItem, 'shop' | 'itemId' | 'url'>;

type SaidOfItem = Pick<
  CartItem,
  | 'variantId'
  | 'specification'
  | 'name'
  | 'description'
  | 'unitPrice'
  | 'priceChangeReason'
  | 'domesticShipping'
  | 'remark'
>;

/**
 * Returns the key by which two items of a cart are one: they are sold at the same address, and everything
 * that is said of them is alike, the picture of the shopper's own (`ownImageId`) as well. How many are
 * wanted, whether they are selected and what the shop shows by itself make no difference.
 */
export function mergeKeyOf(soldAt: SoldAt, said: SaidOfItem, ownImageId: string | null): string {
  const { variantId, specification, name, description } = said;
  const { unitPrice, priceChangeReason, domesticShipping, remark } = said;
  const alike = [
    ...[identityOf(soldAt), variantId, specification, name, description],
    ...[unitPrice, priceChangeReason, domesticShipping, remark, ownImageId],
  ];
  return createHash('sha256').update(JSON.stringify(alike)).digest('hex');
}
