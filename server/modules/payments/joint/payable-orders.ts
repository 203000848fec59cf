import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { findPayableOrders as findOrders } from '../../orders/public';
import { payableOrder, type Lookup, type Payable } from '../payable';

/** An order that can be paid. */
export interface PayableOrder extends Payable {
  readonly id: string;
}

/**
 * Finds several orders of a shopper, by ascending id, and that all of them can be paid.
 * @throws DomainError NOT_FOUND where one is absent or foreign; ORDER_NOT_PAYABLE names the first
 * that is paid, cancelled or overdue.
 */
export async function findPayableOrders(
  em: EntityManager,
  userId: string,
  ids: readonly string[],
  { now, lock }: Lookup,
): Promise<PayableOrder[]> {
  const orders = await findOrders(em, userId, ids, { lock });
  return orders.map((order) => {
    const payable = payableOrder(userId, order, now);
    if (!payable) throw new DomainError('ORDER_NOT_PAYABLE', { number: order.number });
    return { ...payable, id: order.id };
  });
}
