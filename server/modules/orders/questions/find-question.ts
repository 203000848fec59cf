import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { forUpdate } from '../../../platform/db/locks';
import { itemsOfOrder, lockOwnOrder } from '../find-order';
import type { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { OrderQuestion } from './order-question.entity';

/** A question with the order and the item it is about. */
export interface AskedQuestion {
  readonly question: OrderQuestion;
  readonly order: Order;
  readonly item: OrderItem;
  /** All items of the order. */
  readonly items: readonly OrderItem[];
}

/**
 * Locks a shopper's own question, its order first as everybody does who changes either. The caller
 * holds the fund's lock. @throws DomainError NOT_FOUND for a foreign question as for none
 */
export async function lockOwnQuestion(
  tx: EntityManager,
  userId: string,
  id: string,
): Promise<AskedQuestion> {
  const found = await tx.findOneBy(OrderQuestion, { userId, id });
  if (!found) throw new DomainError('NOT_FOUND');
  const order = await lockOwnOrder(tx, userId, found.orderId);
  const where = { userId, id };
  const question = await tx.findOneOrFail(OrderQuestion, { where, ...forUpdate(tx) });
  const items = await itemsOfOrder(tx, order);
  return { question, order, items, item: items.find(({ id: it }) => it === found.orderItemId)! };
}

/** The open question about an item, or any of an order; null where there is none. */
export function findOpenQuestion(
  em: EntityManager,
  which: { readonly orderId: string; readonly orderItemId?: string },
): Promise<OrderQuestion | null> {
  return em.findOneBy(OrderQuestion, { ...which, status: 'OPEN' });
}
