import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Viewer } from '../../kernel/viewer';
import { once } from '../../platform/idempotency/idempotency';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { parseListingLink } from '../listings/public';
import { requireOwnUpload } from '../uploads/public';
import { CartItem } from './cart-item.entity';
import type { AddCartItemInput } from './cart.inputs';
import { MAX_CART_ITEMS, MAX_QUANTITY } from './cart.limits';
import { isPriceChanged } from './price-change';

/**
 * Puts an item into the cart. The same listing in the same specification merges:
 * quantities add up to at most 999, and whatever else the form says now wins. One that was removed
 * comes back to its place by the time it was put in before.
 * A repeated request with the same key adds nothing.
 * @throws DomainError CART_FULL beyond 100 items, counted under a lock; LINK_REFUSED; NOT_FOUND for
 * an image that is not the shopper's own.
 */
export function addCartItem(
  { db, clock }: Services,
  viewer: Viewer,
  input: AddCartItemInput,
): Promise<CartItem> {
  const { imageId = null, priceRead = null, idempotencyKey: _key, ...form } = input;
  const now = clock.now();
  const link = parseListingLink(input.url);
  const wanted: CartItem = {
    ...form,
    ...link,
    id: newId(),
    userId: viewer.id,
    mergeKey: mergeKeyOf(link.url, input.specification),
    imageId,
    priceRead,
    priceChangeReason: isPriceChanged(input) ? input.priceChangeReason : '',
    createdAt: earlier(input.createdAt, now),
  };
  const attempt = { caller: viewer, operation: 'addCartItem', input, now };
  const find = (tx: EntityManager, id: string) => tx.findOneBy(CartItem, { userId: viewer.id, id });
  return db.transaction((tx) =>
    once(
      tx,
      attempt,
      () => putIn(tx, wanted),
      (id) => find(tx, id),
    ),
  );
}

async function putIn(tx: EntityManager, wanted: CartItem): Promise<CartItem> {
  const { userId, imageId, mergeKey } = wanted;
  await lockUser(tx, userId);
  if (imageId !== null) await requireOwnUpload(tx, userId, imageId);
  const cart = await tx.findBy(CartItem, { userId });
  const same = cart.find((item) => item.mergeKey === mergeKey);
  // A row that an order takes out of the cart at this moment is no longer there to merge with.
  return (same && (await merge(tx, same, wanted))) ?? insert(tx, cart.length, wanted);
}

/** Nothing can have been put in later than now. */
function earlier(before: Date | null | undefined, now: Date): Date {
  return before && before < now ? before : now;
}

/** Names a listing and specification; two that differ in nothing else are one item. */
function mergeKeyOf(url: string, specification: string): string {
  return createHash('sha256')
    .update(JSON.stringify([url, specification]))
    .digest('hex');
}

async function merge(
  tx: EntityManager,
  same: CartItem,
  wanted: CartItem,
): Promise<CartItem | null> {
  const { id, userId, createdAt } = same;
  const merged: CartItem = {
    ...wanted,
    id,
    createdAt,
    quantity: Math.min(same.quantity + wanted.quantity, MAX_QUANTITY),
    imageId: wanted.imageId ?? same.imageId,
  };
  const { affected } = await tx.update(CartItem, { userId, id }, merged);
  return affected === 1 ? merged : null;
}

async function insert(tx: EntityManager, count: number, item: CartItem): Promise<CartItem> {
  if (count >= MAX_CART_ITEMS) throw new DomainError('CART_FULL', { max: MAX_CART_ITEMS });
  await tx.insert(CartItem, item);
  return item;
}
