import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { lockClause } from '../../platform/db/locks';
import { readRows } from '../../platform/db/read-rows';
import { OrderItem } from './items/order-item.entity';
import { Order } from './order.entity';

/** A shopper's own order, locked. @throws DomainError NOT_FOUND for a foreign as for no order. */
export function lockOwnOrder(tx: EntityManager, userId: string, id: string): Promise<Order> {
  return lockOrder(tx, 'user_id = ? AND id = ?', [userId, id]);
}

/** Any shopper's order by its number, locked; for the operator. @throws DomainError NOT_FOUND */
export function lockOrderByNumber(tx: EntityManager, number: string): Promise<Order> {
  return lockOrder(tx, 'number = ?', [number]);
}

/** Whose order a number names; unlocked, so that the owner's fund can be locked first. */
export async function ownerOfOrder(tx: EntityManager, number: string): Promise<string> {
  const order = await tx.findOne(Order, { where: { number }, select: { id: true, userId: true } });
  if (!order) throw new DomainError('NOT_FOUND');
  return order.userId;
}

/** The items of an order as they were chosen. */
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
