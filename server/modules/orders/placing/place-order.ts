import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { ZERO } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { once } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { takeSelectedItems, type CartItem } from '../../cart/public';
import { appendOrderEvent } from '../append-order-event';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import type { SubmitOrderInput } from '../order.inputs';
import { paymentDueFrom } from '../order.policy';
import { priceOrder } from '../order.pricing';

/**
 * Turns the selected items of the cart into an order that waits 72 hours for its payment (ST-05).
 * The items leave the cart; what is in the order is a copy. A fixed number of statements. A
 * repeated request with the same key is answered with the first order, whatever the cart holds now.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, NO_PRODUCT_SELECTED (VA-16), AMOUNT_TOO_LARGE
 */
export function placeOrder(
  { db, clock }: Services,
  viewer: Viewer,
  input: SubmitOrderInput,
): Promise<Order> {
  const now = clock.now();
  const attempt = { caller: viewer, operation: 'submitOrder', input, now };
  return db.transaction((tx) =>
    once(
      tx,
      attempt,
      () => orderSelected(tx, viewer, input, now),
      (id) => tx.findOneBy(Order, { userId: viewer.id, id }),
    ),
  );
}

async function orderSelected(
  tx: EntityManager,
  viewer: Viewer,
  input: SubmitOrderInput,
  now: Date,
): Promise<Order> {
  const chosen = await takeSelectedItems(tx, viewer.id);
  if (chosen.length === 0) throw new DomainError('NO_PRODUCT_SELECTED');
  const order = await insertOrder(tx, describeOrder(viewer, input, chosen, now));
  await tx.insert(
    OrderItem,
    chosen.map((item, index) => copyOf(item, order.id, index + 1)),
  );
  await appendOrderEvent(tx, order.id, { event: 'submit', actor: 'SHOPPER', note: '', at: now });
  return order;
}

function insertOrder(tx: EntityManager, order: Omit<Order, 'number'>): Promise<Order> {
  return retryTakenNumber(async () => {
    const numbered = { ...order, number: newNumber('OR', order.submittedAt) };
    await tx.insert(Order, numbered);
    return numbered;
  });
}

function describeOrder(
  viewer: Viewer,
  { contact, remark, finePhotos }: SubmitOrderInput,
  items: readonly CartItem[],
  now: Date,
): Omit<Order, 'number'> {
  const finePhotoCount = finePhotos?.count ?? 0;
  return {
    id: newId(),
    userId: viewer.id,
    status: 'PENDING_PAYMENT',
    previousStatus: null,
    submittedAt: now,
    paymentDueAt: paymentDueFrom(now),
    paidAt: null,
    refundDeadline: null,
    ...priceOrder(items, finePhotoCount),
    balanceDeduction: ZERO,
    paymentMethodDiscount: ZERO,
    handlingFee: ZERO,
    actualPayment: ZERO,
    refundedAmount: ZERO,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    remark,
    finePhotoCount,
    finePhotoNote: finePhotos?.note ?? '',
    finePhotoLocation: finePhotos?.location ?? '',
    refundReason: null,
    refundAnswer: null,
  };
}

function copyOf(item: CartItem, orderId: string, position: number): OrderItem {
  const { mergeKey: _mergeKey, isSelected: _isSelected, createdAt: _createdAt, ...kept } = item;
  return { ...kept, id: newId(), orderId, position, status: 'ORDERED' };
}
