import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { add, type Money } from '../../kernel/money';
import { isAheadAt } from '../../platform/db/deadlines';
import { lockClause } from '../../platform/db/locks';
import { placesOf, readRows } from '../../platform/db/read-rows';
import type { Addressee } from '../accounts/public';
import { orderPostings } from '../funds/public';
import { notify } from '../notifications/public';
import { Order } from './order.entity';
import { isPayable } from './order.policy';
import { transitionOrder } from './transition-order';

/** A captured payment, in fen; its parts as on the order's page. */
interface OrderPayment {
  readonly userId: string;
  /** Number of the order. */
  readonly number: string;
  readonly now: Date;
  readonly addressee?: Addressee | undefined;
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  /** Paid in addition to the balance: the rest − discount + fee. */
  readonly actualPayment: Money;
}

/** Orders as `Payable` of payments. */
export const orderPayable = {
  /**
   * Finds a shopper's own orders by ascending id; with `lock` their rows are locked in that order until the
   * transaction ends. @throws DomainError NOT_FOUND if one is absent or another's
   */
  async find(
    em: EntityManager,
    userId: string,
    ids: readonly string[],
    { now, lock = false }: { readonly now: Date; readonly lock?: boolean },
  ) {
    const wanted = [...new Set(ids)];
    const own = `WHERE user_id = ? AND id IN ${placesOf(wanted)} ORDER BY id`;
    const clause = lock ? lockClause(em) : '';
    const orders = await readRows(em, Order, `${own} ${clause}`, [userId, ...wanted]);
    if (orders.length !== wanted.length) throw new DomainError('NOT_FOUND');
    return orders.map((order) => {
      const { id, number, amount, paymentDueAt: dueAt } = order;
      const postings = orderPostings(userId, amount);
      const movement = { kind: 'ORDER_PAYMENT', referenceId: id, postings } as const;
      const refusal = isPayable(order, now) ? null : new DomainError('NOTHING_TO_PAY');
      return { id, number, amount, dueAt, movement, refusal };
    });
  },

  /**
   * Pending payment → paid (ST-05). Returns the order's number. Refused once the payment is overdue, even
   * before the job has cancelled the order.
   * @throws DomainError ORDER_STATUS_FORBIDS, also for another's order.
   */
  async markPaid(tx: EntityManager, id: string, payment: OrderPayment): Promise<string> {
    const { userId, number, now, addressee, balanceDeduction, handlingFee, actualPayment } =
      payment;
    const unpaid = { id, userId, status: 'PENDING_PAYMENT', previousStatus: null } as const;
    await transitionOrder(tx, unpaid, 'pay', {
      actor: 'SHOPPER',
      now,
      onlyIf: { paymentDueAt: isAheadAt(now) },
      changes: {
        paidAt: now,
        balanceDeduction,
        paymentMethodDiscount: payment.discount,
        handlingFee,
        actualPayment,
      },
    });
    const params = { order: number, amount: add(balanceDeduction, actualPayment) };
    await notify(tx, { userId, kind: 'ORDER_PAID', targetId: id, params, now, addressee });
    return number;
  },
};
