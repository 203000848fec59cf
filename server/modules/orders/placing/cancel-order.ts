import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { transitionAll } from '../../../platform/db/transition';
import { lockFund } from '../../funds/public';
import { orderCancelled } from '../extension-points';
import { itemsOfOrder, lockOwnOrder } from '../find-order';
import type { Order } from '../order.entity';
import { transitionOrder } from '../transition-order';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';

/**
 * Cancels an order before it is paid (ST-05). Its items do not return to the cart; the shopper has to add
 * them again.
 * @throws DomainError NOT_FOUND, ORDER_STATUS_FORBIDS
 */
export function cancelOrder(
  { db, clock, modules }: Services,
  viewer: Viewer,
  id: string,
): Promise<Order> {
  return db.transaction(async (tx) => {
    await lockFund(tx, viewer.id);
    const order = await lockOwnOrder(tx, viewer.id, id);
    const status = await transitionOrder(tx, order, 'cancel', {
      actor: 'SHOPPER',
      now: clock.now(),
    });
    await transitionAll(tx, OrderItem, orderItemMachine, await itemsOfOrder(tx, order), 'cancel');
    for (const react of orderCancelled.of(modules)) await react(tx, id);
    return { ...order, status };
  });
}
