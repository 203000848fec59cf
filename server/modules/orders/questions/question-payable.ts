import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { add, ZERO, type Money } from '../../../kernel/money';
import { forUpdate } from '../../../platform/db/locks';
import { orderPostings } from '../../funds/public';
import { Order } from '../order.entity';
import { lockOwnQuestion } from './find-question';
import { OrderQuestion } from './order-question.entity';
import { isAnswerable } from './question.policy';
import { takeOffer } from './take-offer';

/** A captured payment of a difference, in fen. */
interface DifferencePayment {
  readonly userId: string;
  readonly now: Date;
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  readonly actualPayment: Money;
}

/** Price differences of questions as `Payable` of payments: paying one accepts the offer. */
export const questionPayable = {
  /**
   * Finds a shopper's own questions by ascending id; with `lock` first their orders are locked, then the
   * questions.
   * @throws DomainError NOT_FOUND if one is absent or another's
   */
  async find(
    em: EntityManager,
    userId: string,
    ids: readonly string[],
    { now, lock = false }: { readonly now: Date; readonly lock?: boolean },
  ) {
    const wanted = { userId, id: In([...ids]) };
    const orders = await ordersAskedAbout(em, wanted, lock);
    const locked = lock ? forUpdate(em) : {};
    const questions = await em.find(OrderQuestion, {
      where: wanted,
      order: { id: 'ASC' },
      ...locked,
    });
    if (questions.length !== new Set(ids).size) throw new DomainError('NOT_FOUND');
    return questions.map((question) => {
      const { id, orderId, difference: amount, dueAt } = question;
      const { number } = orders.find((order) => order.id === orderId)!;
      const postings = orderPostings(userId, amount);
      const movement = { kind: 'DIFFERENCE_PAYMENT', referenceId: orderId, postings } as const;
      const isOpen = amount > ZERO && isAnswerable(question, now);
      const refusal = isOpen ? null : new DomainError('NOTHING_TO_PAY');
      return { id, number, amount, dueAt, movement, refusal };
    });
  },

  /**
   * Accepts the offer after its difference is paid: the order has its new price. Returns the order's number.
   * @throws DomainError QUESTION_CLOSED, ORDER_STATUS_FORBIDS
   */
  async markPaid(tx: EntityManager, id: string, payment: DifferencePayment): Promise<string> {
    const asked = await lockOwnQuestion(tx, payment.userId, id);
    const changes = raised(asked.order, asked.question.difference, payment);
    const paid = add(payment.balanceDeduction, payment.actualPayment);
    await takeOffer(tx, asked, { now: payment.now, changes, paid });
    return asked.order.number;
  },
};

async function ordersAskedAbout(
  em: EntityManager,
  wanted: { readonly userId: string },
  lock: boolean,
): Promise<Order[]> {
  const questions = await em.findBy(OrderQuestion, wanted);
  const { userId } = wanted;
  return em.find(Order, {
    where: { userId, id: In(questions.map(({ orderId }) => orderId)) },
    order: { id: 'ASC' },
    ...(lock ? forUpdate(em) : {}),
  });
}

/** Returns the amounts of an order whose price rose, and which was paid in two steps. */
function raised(order: Order, difference: Money, payment: DifferencePayment): Partial<Order> {
  return {
    goodsAmount: add(order.goodsAmount, difference),
    amount: add(order.amount, difference),
    balanceDeduction: add(order.balanceDeduction, payment.balanceDeduction),
    paymentMethodDiscount: add(order.paymentMethodDiscount, payment.discount),
    handlingFee: add(order.handlingFee, payment.handlingFee),
    actualPayment: add(order.actualPayment, payment.actualPayment),
  };
}
