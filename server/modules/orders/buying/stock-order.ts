import type { EntityManager } from 'typeorm';
import { notify } from '../../notifications/public';
import type { Order } from '../order.entity';
import { refundDeadlineFrom } from '../order.policy';
import { transitionOrder } from '../transition-order';

/**
 * Marks an order as in stock when no item is awaited any more: refund requests get a deadline (ST-06, ST-07).
 */
export async function stockOrder(
  tx: EntityManager,
  order: Order,
  { now, refundDays: days }: { readonly now: Date; readonly refundDays: number },
): Promise<void> {
  const changes = { refundDeadline: refundDeadlineFrom(now, days) };
  await transitionOrder(tx, order, 'stock', { actor: 'OPERATOR', now, changes });
  const { id: targetId, userId, number } = order;
  await notify(tx, {
    userId,
    kind: 'ORDER_IN_STOCK',
    targetId,
    params: { order: number, days },
    now,
  });
}
