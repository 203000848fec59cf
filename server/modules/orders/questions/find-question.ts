import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { forUpdate } from '../../../platform/db/locks';
import { itemsOfOrder, lockOwnOrder } from '../find-order';
import type { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { OrderQuestion } from './order-question.entity';

/** A question with its order and item. */
export interface QuestionInOrder {
  readonly question: OrderQuestion;
  readonly order: Order;
  readonly item: OrderItem;
  /** All items of the order. */
  readonly items: readonly OrderItem[];
}

/**
 * Locks a shopper's own question, its order first like every change of either. The caller holds the fund's
 * lock. @throws DomainError NOT_FOUND for another's question as for a missing one
 */
export async function lockOwnQuestion(
  tx: EntityManager,
  userId: string,
  id: string,
): Promise<QuestionInOrder> {
  const found = await tx.findOneBy(OrderQuestion, { userId, id });
  if (!found) throw new DomainError('NOT_FOUND');
  const order = await lockOwnOrder(tx, userId, found.orderId);
  const where = { userId, id };
  const question = await tx.findOneOrFail(OrderQuestion, { where, ...forUpdate(tx) });
  const items = await itemsOfOrder(tx, order);
  return { question, order, items, item: items.find(({ id: it }) => it === found.orderItemId)! };
}

/** Returns the open question about an item, or any of an order; null without one. */
export function findOpenQuestion(
  em: EntityManager,
  which: { readonly orderId: string; readonly orderItemId?: string },
): Promise<OrderQuestion | null> {
  return em.findOneBy(OrderQuestion, { ...which, status: 'OPEN' });
}
