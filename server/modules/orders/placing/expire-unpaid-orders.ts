import type { EntityManager } from 'typeorm';
import { hoursBetween } from '../../../kernel/clock';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { transitionAll } from '../../../platform/db/transition';
import { notify } from '../../notifications/public';
import { lockFund } from '../../funds/public';
import { orderCancelled } from '../extension-points';
import { itemsOfOrder, lockOwnOrder } from '../find-order';
import { Order } from '../order.entity';
import { transitionOrder } from '../transition-order';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';

const BATCH_SIZE = 100;

/**
 * Cancels up to 100 orders whose payment is overdue, oldest first, each in a transaction of its own; returns
 * the number of cancelled orders.
 */
export async function expireUnpaidOrders(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const overdue = await db.read.find(Order, {
    select: { id: true, userId: true },
    where: { status: 'PENDING_PAYMENT', paymentDueAt: isOverAt(now) },
    order: { paymentDueAt: 'ASC' },
    take: BATCH_SIZE,
  });
  return oneByOne(services, overdue, (one) =>
    db.transaction((tx) => expireOne(services, tx, one, now)),
  );
}

/** The order may have been paid or cancelled meanwhile; then there is nothing to do. */
async function expireOne(
  { modules }: Services,
  tx: EntityManager,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await lockFund(tx, userId);
  const order = await lockOwnOrder(tx, userId, id);
  if (order.status !== 'PENDING_PAYMENT') return;
  await transitionOrder(tx, order, 'expire', { actor: 'CLOCK', now });
  await transitionAll(tx, OrderItem, orderItemMachine, await itemsOfOrder(tx, order), 'cancel');
  for (const react of orderCancelled.of(modules)) await react(tx, id);
  const hours = hoursBetween(order.submittedAt, order.paymentDueAt);
  const params = { order: order.number, hours };
  await notify(tx, { userId, kind: 'ORDER_EXPIRED', targetId: id, params, now });
}
