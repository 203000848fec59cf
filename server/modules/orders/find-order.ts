import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { lockClause } from '../../platform/db/locks';
import { readRows } from '../../platform/db/read-rows';
import { OrderItem } from './items/order-item.entity';
import { Order } from './order.entity';

/** Locks a shopper's own order. @throws DomainError NOT_FOUND for another's order as for a missing one. */
export function lockOwnOrder(tx: EntityManager, userId: string, id: string): Promise<Order> {
  return lockOrder(tx, 'user_id = ? AND id = ?', [userId, id]);
}

/** Locks any shopper's order by its number, for the operator. @throws DomainError NOT_FOUND */
export function lockOrderByNumber(tx: EntityManager, number: string): Promise<Order> {
  return lockOrder(tx, 'number = ?', [number]);
}

/**
 * Returns the owner of an order by its number, without a lock, so that the owner's fund can be locked first.
 */
export async function ownerOfOrder(tx: EntityManager, number: string): Promise<string> {
  const order = await tx.findOne(Order, { where: { number }, select: { id: true, userId: true } });
  if (!order) throw new DomainError('NOT_FOUND');
  return order.userId;
}

/** Returns the items of an order in the order they were added. */
export function itemsOfOrder(em: EntityManager, { id, userId }: Order): Promise<OrderItem[]> {
  return readRows(em, OrderItem, 'WHERE user_id = ? AND order_id = ? ORDER BY position', [
    userId,
    id,
  ]);
}

async function lockOrder(
  tx: EntityManager,
  where: string,
  values: readonly string[],
): Promise<Order> {
  const [order] = await readRows(tx, Order, `WHERE ${where} ${lockClause(tx)}`, values);
  if (!order) throw new DomainError('NOT_FOUND');
  return order;
}
