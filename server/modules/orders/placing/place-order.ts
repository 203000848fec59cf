import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { ZERO } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { announce } from '../../../platform/changes/changes';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { insertRows } from '../../../platform/db/insert-rows';
import { once } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { readSite, type SiteSettings } from '../../site/public';
import { refuseProhibited, takeSelectedItems, type CartItem } from '../../cart/public';
import { readRestrictedRules, restrictionsOf, type RestrictedRule } from '../../listings/public';
import { appendOrderEvent } from '../append-order-event';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import type { SubmitOrderInput } from '../order.inputs';
import { paymentDueFrom } from '../order.policy';
import { priceOrder } from '../order.pricing';

/**
 * Turns the selected items of the cart into an order that waits for its payment (ST-05). The items leave the
 * cart; the order has copies. A fixed number of statements. A repeated request with the same key returns the
 * first order, whatever the cart contains now.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, NO_PRODUCT_SELECTED (VA-16), AMOUNT_TOO_LARGE, AMOUNT_CHANGED
 *   if the cart differs from what the shopper was shown, PROHIBITED_GOODS if an item was added before its
 *   goods were prohibited
 */
export async function placeOrder(
  services: Services,
  viewer: Viewer,
  input: SubmitOrderInput,
): Promise<Order> {
  const { db, clock } = services;
  const rules = await readRestrictedRules(services);
  const terms = { now: clock.now(), site: await readSite(services), rules };
  const { now } = terms;
  const attempt = { caller: viewer, operation: 'submitOrder', input, now };
  return db.transaction((tx) =>
    once(
      tx,
      attempt,
      (id) => orderSelected(tx, { id, viewer, input, terms }),
      (id) => tx.findOneBy(Order, { userId: viewer.id, id }),
    ),
  );
}

interface OrderTerms {
  readonly now: Date;
  readonly site: SiteSettings;
  readonly rules: readonly RestrictedRule[];
}

/** The content of an order with this id. */
interface Submission {
  readonly id: string;
  readonly viewer: Viewer;
  readonly input: SubmitOrderInput;
  readonly terms: OrderTerms;
}

async function orderSelected(tx: EntityManager, submission: Submission): Promise<Order> {
  const { viewer, terms } = submission;
  const chosen = await takeSelectedItems(tx, viewer.id);
  if (chosen.length === 0) throw new DomainError('NO_PRODUCT_SELECTED');
  for (const item of chosen) refuseProhibited(restrictionsOf(terms.rules, item));
  const order = await insertOrder(tx, describeOrder(submission, chosen));
  const items = chosen.map((item, index) => copyOf(item, order.id, index + 1));
  await insertRows(tx, OrderItem, items);
  await appendOrderEvent(tx, order.id, {
    event: 'submit',
    actor: 'SHOPPER',
    note: '',
    at: terms.now,
  });
  announce(tx, { kind: 'ORDER_CHANGED', userId: viewer.id, nodeId: order.id });
  return order;
}

function insertOrder(tx: EntityManager, order: Omit<Order, 'number'>): Promise<Order> {
  return retryTakenNumber(async () => {
    const numbered = { ...order, number: newNumber('OR', order.submittedAt) };
    await insertRows(tx, Order, [numbered]);
    return numbered;
  });
}

function describeOrder(
  { id, viewer, input, terms: { now, site } }: Submission,
  items: readonly CartItem[],
): Omit<Order, 'number'> {
  const { contact, finePhotos, expectedAmount, idempotencyKey: _key, ...preferences } = input;
  const finePhotoCount = finePhotos?.count ?? 0;
  const price = priceOrder(items, { count: finePhotoCount, price: site.finePhotoPrice });
  const { amount } = price;
  if (amount !== (expectedAmount ?? amount)) throw new DomainError('AMOUNT_CHANGED', { amount });
  return {
    id,
    userId: viewer.id,
    status: 'PENDING_PAYMENT',
    previousStatus: null,
    submittedAt: now,
    paymentDueAt: paymentDueFrom(now, site.paymentHours),
    paidAt: null,
    refundDeadline: null,
    ...price,
    balanceDeduction: ZERO,
    paymentMethodDiscount: ZERO,
    handlingFee: ZERO,
    actualPayment: ZERO,
    refundedAmount: ZERO,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    ...preferences,
    finePhotoCount,
    finePhotoNote: finePhotos?.note ?? '',
    finePhotoLocation: finePhotos?.location ?? '',
    refundReason: null,
    refundAnswer: null,
  };
}

function copyOf(item: CartItem, orderId: string, position: number): OrderItem {
  const { mergeKey: _mergeKey, isSelected: _isSelected, createdAt: _createdAt, ...rest } = item;
  const { originalRate: _rate, originalRateAsOf: _asOf, ...kept } = rest;
  return { ...kept, id: newId(), orderId, position, status: 'ORDERED' };
}
