import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { OrderItem } from './order-item.entity';
import { orderItemMachine, type OrderItemEvent } from './order-item.machine';

/** What the machine needs to know of an item. */
export type OrderItemState = Pick<OrderItem, 'id' | 'status'>;

/**
 * Moves order items along their machine, all or none. The statement that writes the status also
 * guards it; one statement for each status they come from.
 * @throws DomainError ITEM_STATUS_FORBIDS
 */
export async function transitionOrderItems(
  tx: EntityManager,
  items: readonly OrderItemState[],
  event: OrderItemEvent,
): Promise<void> {
  for (const from of new Set(items.map((item) => item.status))) {
    const status = orderItemMachine.next(from, event);
    const ids = items.filter((item) => item.status === from).map((item) => item.id);
    const { affected } = await tx.update(OrderItem, { id: In(ids), status: from }, { status });
    if (affected !== ids.length)
      throw new DomainError('ITEM_STATUS_FORBIDS', { status: from, event });
  }
}
