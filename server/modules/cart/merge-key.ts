import { createHash } from 'node:crypto';
import { identityOf, type LinkedItem } from '../listings/public';
import type { CartItem } from './cart-item.entity';

/** The address of an item's shop page, without its variant. */
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
 * Returns the key by which two items of a cart are merged: they are sold at the same address, and everything
 * the shopper stated is equal, the shopper's own picture (`ownImageId`) included. Quantity, selection and
 * what the shop shows do not matter.
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
