import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { once } from '../../platform/idempotency/idempotency';
import type { Services } from '../../platform/services';
import { lockUser } from '../accounts/public';
import { readRestrictions, type Restriction } from '../listings/public';
import { requireOwnUpload } from '../uploads/public';
import { CartItem } from './cart-item.entity';
import type { AddCartItemInput } from './cart.inputs';
import { mergeKeyOf } from './merge-key';
import { kindsOf, refuseProhibited } from './prohibited-goods';
import { describeByHand, describeListed, type Described } from './describe-item';
import { putIn } from './put-in';

/**
 * Puts an item into the cart, by its listing or as the form describes it. Two with equal descriptions are one
 * (`mergeKeyOf`), and their quantities add up. A repeated request with the same key adds nothing.
 * @throws DomainError CART_FULL beyond 100 items, counted under a lock; TOO_MANY_PIECES beyond 999 of one;
 *   VALIDATION_FAILED; NOT_FOUND for a listing that is not there or an image that is neither the shopper's
 *   own nor the listing's; PROHIBITED_GOODS for what no delivery line carries, RESTRICTED_GOODS for what some
 *   do not, and SOLD_OUT, unless they are acknowledged; EXCHANGE_RATES_UNAVAILABLE for a price in another
 *   currency than yuan.
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
        // A repeated request returns what the first one added, whatever the listing says now.
        if (described.status === 'rejected') throw described.reason;
        const wanted = { id, userId: viewer.id, ...wantedOf(input, described.value, now) };
        return putInOwn(tx, wanted, described.value.ownImageId);
      },
      (id) => find(tx, id),
    ),
  );
}

async function describe(services: Services, input: AddCartItemInput): Promise<Described> {
  const { listingId, remark } = input;
  const described = listingId
    ? await describeListed(services, input, listingId)
    : await describeByHand(services, input);
  const restrictions = await readRestrictions(services, { ...described.item, remark });
  requireAcknowledged(restrictions, input);
  if (described.isSoldOut && !input.acknowledgesSoldOut) throw new DomainError('SOLD_OUT');
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
  { soldAt, ownImageId, item }: Described,
  now: Date,
): Omit<CartItem, 'id' | 'userId'> {
  const wanted = { ...item, quantity, domesticShipping, remark, isSelected };
  const mergeKey = mergeKeyOf(soldAt, wanted, ownImageId);
  return { ...wanted, mergeKey, createdAt: earlier(createdAt, now) };
}

async function putInOwn(
  tx: EntityManager,
  wanted: CartItem,
  ownImageId: string | null,
): Promise<CartItem> {
  await lockUser(tx, wanted.userId);
  if (ownImageId !== null) await requireOwnUpload(tx, wanted.userId, ownImageId);
  return putIn(tx, wanted);
}

/** No item can have been added later than now. */
function earlier(before: Date | null | undefined, now: Date): Date {
  return before && before < now ? before : now;
}
