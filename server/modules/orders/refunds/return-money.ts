import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../../kernel/money';
import { journal, orderPostings, reversed, type Movement } from '../../funds/public';
import { Order } from '../order.entity';

interface Return extends Pick<Movement, 'kind' | 'idempotencyKey' | 'now'> {
  /** Fen, not below zero. */
  readonly amount: Money;
  /** True if nothing is left of the order: the discount of its payment is reversed as well. */
  readonly isLast?: boolean;
}

type ReturningOrder = Pick<Order, 'id' | 'userId' | 'number' | 'paymentMethodDiscount'>;

/**
 * Refunds money of an order to the balance. The statement itself ensures that refunds never exceed the
 * payment without the fees of the payment method. The caller holds the fund's lock.
 * @throws Error beyond that, a bug of the caller
 */
export async function returnMoney(
  tx: EntityManager,
  { id, userId, number, ...order }: ReturningOrder,
  { amount, isLast = false, ...movement }: Return,
): Promise<void> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(Order)
    .set({ refundedAmount: () => 'refunded_amount + :amount' })
    .where(
      'id = :id AND refunded_amount + :amount <= balance_deduction + actual_payment - handling_fee',
    )
    .setParameters({ id, amount })
    .execute();
  if (affected !== 1) throw new Error(`${number} was not paid so much that ${amount} can return`);
  const discount = isLast ? order.paymentMethodDiscount : ZERO;
  const postings = reversed(orderPostings(userId, amount, discount));
  await journal(tx, { ...movement, userId, referenceId: id, postings, remark: number });
}
