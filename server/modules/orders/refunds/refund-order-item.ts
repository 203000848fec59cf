import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { checkedWords } from '../../../platform/graphql/checked-words';
import type { Services } from '../../../platform/services';
import { journal, lockFund, orderPostings, reversed } from '../../funds/public';
import { notify } from '../../notifications/public';
import { withdrawStoredItems } from '../../warehouse/public';
import { itemsOfOrder, lockOrderByNumber, ownerOfOrder } from '../find-order';
import type { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { isOpen } from '../order.policy';
import { itemRefund, notRefunded } from '../order.pricing';
import { stockOrder } from '../buying/stock-order';
import { transitionOrder } from '../transition-order';
import { transitionOrderItems } from '../items/transition-order-items';

/** The timeline shows it behind the item's name, in a column of 500 characters. */
const MAX_NOTE = 280;

export interface ItemRefund {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  readonly note: string;
}

/**
 * The operator refunds one item that was not packed: its subtotal returns to the balance at once,
 * and the order goes on without it. If it was the last open one, the order is in stock; if nothing
 * else is left of the order, the order is refunded.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS (also while a refund of the whole order is
 * asked for), ITEM_STATUS_FORBIDS
 */
export function refundOrderItem(
  { db, clock }: Services,
  { orderNumber, position, ...words }: ItemRefund,
): Promise<void> {
  return db.transaction(async (tx) => {
    const note = checkedWords('note', words.note, { max: MAX_NOTE });
    const now = clock.now();
    await lockFund(tx, await ownerOfOrder(tx, orderNumber));
    const order = await lockOrderByNumber(tx, orderNumber);
    const items = await itemsOfOrder(tx, order);
    const item = items.find((candidate) => candidate.position === position);
    if (!item) throw new DomainError('NOT_FOUND');

    await transitionOrderItems(tx, [item], 'refund');
    await moveOrderOn(tx, order, notRefunded(items), item, { now, note });
    if (item.status === 'ARRIVED') await withdrawStoredItems(tx, [item.id]);
    const { id: targetId, userId, number } = order;
    const amount = itemRefund(order, items, item);
    await journal(tx, {
      kind: 'ITEM_REFUND',
      idempotencyKey: `refund-item:${item.id}`,
      userId,
      referenceId: order.id,
      postings: reversed(orderPostings(userId, amount)),
      remark: number,
      now,
    });
    const params = { order: number, item: item.name, amount };
    await notify(tx, { userId, kind: 'ITEM_REFUNDED', targetId, params, now });
  });
}

async function moveOrderOn(
  tx: EntityManager,
  order: Order,
  unrefunded: readonly OrderItem[],
  item: OrderItem,
  { now, note }: { readonly now: Date; readonly note: string },
): Promise<void> {
  const step = {
    actor: 'OPERATOR',
    now,
    note: [item.name, note].filter(Boolean).join(': '),
  } as const;
  const others = unrefunded.filter((other) => other !== item);
  if (others.length === 0) {
    await transitionOrder(tx, order, 'refundLastItem', step);
    return;
  }
  await transitionOrder(tx, order, 'refundItem', step);
  if (order.status === 'PROCESSING' && !others.some(isOpen)) await stockOrder(tx, order, now);
}
