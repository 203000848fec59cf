import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { insertRows } from '../../platform/db/insert-rows';
import { once } from '../../platform/idempotency/idempotency';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { readRestrictions, type Restriction } from '../listings/public';
import { requireOwnUpload } from '../uploads/public';
import { CartItem } from './cart-item.entity';
import type { AddCartItemInput } from './cart.inputs';
import { MAX_CART_ITEMS, MAX_QUANTITY } from './cart.limits';
import { kindsOf, refuseProhibited } from './prohibited-goods';
import { describeByHand, describeListed, type DescribedItem } from './describe-item';

/**
 * Puts an item into the cart, by its listing or as the form describes it. The same item in the same
 * variant and specification merges: quantities add up to at most 999, and whatever else the form says now
 * wins. One that was removed comes back to its place by the time it was put in before. A repeated request
 * with the same key adds nothing.
 * @throws DomainError CART_FULL beyond 100 items, counted under a lock; VALIDATION_FAILED; NOT_FOUND for
 * a listing that is not there or an image that is not the shopper's own; PROHIBITED_GOODS for what no delivery
 * line carries, RESTRICTED_GOODS for what some do not, unless it is acknowledged.
 */
export async function addCartItem(
  services: Services,
  viewer: Viewer,
  input: AddCartItemInput,
): Promise<CartItem> {
  const { db, clock } = services;
  const now = clock.now();
  const [described] = await Promise.allSettled([describe(services, input)]);
  const attempt = { caller: viewer, operation: 'addCartItem', input, now };
  const find = (tx: EntityManager, id: string) => tx.findOneBy(CartItem, { userId: viewer.id, id });
  return db.transaction((tx) =>
    once(
      tx,
      attempt,
      (id) => {
        // A repetition is answered with what the first request added, whatever the listing says now.
        if (described.status === 'rejected') throw described.reason;
        const wanted = { id, userId: viewer.id, ...wantedOf(input, described.value, now) };
        return putIn(tx, wanted, input.imageId ?? null);
      },
      (id) => find(tx, id),
    ),
  );
}

async function describe(services: Services, input: AddCartItemInput): Promise<DescribedItem> {
  const { listingId, remark } = input;
  const described = listingId
    ? await describeListed(services, input, listingId)
    : describeByHand(input);
  requireAcknowledged(await readRestrictions(services, { ...described, remark }), input);
  return described;
}

function requireAcknowledged(
  restrictions: readonly Restriction[],
  { acknowledgesRestrictions }: AddCartItemInput,
): void {
  refuseProhibited(restrictions);
  if (restrictions.length === 0 || acknowledgesRestrictions) return;
  throw new DomainError('RESTRICTED_GOODS', { kinds: kindsOf(restrictions) });
}

function wantedOf(
  { quantity, domesticShipping, remark, isSelected, createdAt }: AddCartItemInput,
  described: DescribedItem,
  now: Date,
): Omit<CartItem, 'id' | 'userId'> {
  const chosen = { quantity, domesticShipping, remark, isSelected };
  return { ...described, ...chosen, createdAt: earlier(createdAt, now) };
}

async function putIn(
  tx: EntityManager,
  wanted: CartItem,
  ownImageId: string | null,
): Promise<CartItem> {
  const { userId, mergeKey } = wanted;
  await lockUser(tx, userId);
  if (ownImageId !== null) await requireOwnUpload(tx, userId, ownImageId);
  // One statement for both the count and the item to merge with, of which most carts have none.
  const kept = 'SELECT id, merge_key FROM cart_items WHERE user_id = ?';
  const cart = await tx.query<{ id: string; merge_key: string }[]>(kept, [userId]);
  const sameId = cart.find((item) => item.merge_key === mergeKey)?.id;
  const same = sameId ? await tx.findOneBy(CartItem, { userId, id: sameId }) : null;
  // A row that an order takes out of the cart at this moment is no longer there to merge with.
  return (same && (await merge(tx, same, wanted))) ?? insert(tx, cart.length, wanted);
}

/** Nothing can have been put in later than now. */
function earlier(before: Date | null | undefined, now: Date): Date {
  return before && before < now ? before : now;
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
    shopName: wanted.shopName ?? same.shopName,
  };
  const { affected } = await tx.update(CartItem, { userId, id }, merged);
  return affected === 1 ? merged : null;
}

async function insert(tx: EntityManager, count: number, item: CartItem): Promise<CartItem> {
  if (count >= MAX_CART_ITEMS) throw new DomainError('CART_FULL', { max: MAX_CART_ITEMS });
  await insertRows(tx, CartItem, [item]);
  return item;
}
