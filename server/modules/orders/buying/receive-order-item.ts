import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { notify } from '../../notifications/public';
import { itemsOfOrder, lockOrderByNumber } from '../find-order';
import { isOpen } from '../order.policy';
import { transitionOrder } from '../transition-order';
import { transitionOrderItems } from '../items/transition-order-items';
import { stockOrder } from './stock-order';

export interface Arrival {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  readonly now: Date;
  /** How long a refund can be asked for once all is in stock. */
  readonly refundDays: number;
}

/**
 * An item arrived in the warehouse. With the last open one the order is in stock, and from then
 * on a refund has a deadline (ST-06, ST-07). While a refund is asked for nothing is received: the
 * operator answers the request first.
 * @throws DomainError NOT_FOUND, ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function receiveOrderItem(
  tx: EntityManager,
  { orderNumber, position, now, refundDays }: Arrival,
): Promise<{ orderItemId: string; orderId: string; userId: string }> {
  const order = await lockOrderByNumber(tx, orderNumber);
  const items = await itemsOfOrder(tx, order);
  const item = items.find((candidate) => candidate.position === position);
  if (!item) throw new DomainError('NOT_FOUND');

  await transitionOrder(tx, order, 'receiveItem', { actor: 'OPERATOR', now, note: item.name });
  await transitionOrderItems(tx, [item], 'receive');
  const { id: orderId, userId, number } = order;
  if (items.some((other) => other !== item && isOpen(other))) {
    const params = { order: number, item: item.name };
    await notify(tx, { userId, kind: 'ITEM_ARRIVED', targetId: orderId, params, now });
  } else await stockOrder(tx, order, { now, refundDays });
  return { orderItemId: item.id, orderId, userId };
}
