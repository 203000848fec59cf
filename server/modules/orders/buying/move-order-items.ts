import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { announce } from '../../../platform/changes/changes';
import { forUpdate } from '../../../platform/db/locks';
import { transitionAll } from '../../../platform/db/transition';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';

/**
 * Moves items of a shopper into a package, out of it again, or ships them with it. The caller has checked the
 * owner. @throws DomainError NOT_FOUND, ITEM_STATUS_FORBIDS
 */
export async function moveOrderItems(
  tx: EntityManager,
  userId: string,
  orderItemIds: readonly string[],
  event: 'pack' | 'unpack' | 'ship',
): Promise<void> {
  const items = await tx.find(OrderItem, {
    where: { id: In([...orderItemIds]) },
    select: { id: true, orderId: true, status: true },
    order: { id: 'ASC' },
    ...forUpdate(tx),
  });
  if (items.length !== new Set(orderItemIds).size) throw new DomainError('NOT_FOUND');
  await transitionAll(tx, OrderItem, orderItemMachine, items, event);
  for (const { orderId: nodeId } of items) announce(tx, { kind: 'ORDER_CHANGED', userId, nodeId });
}
