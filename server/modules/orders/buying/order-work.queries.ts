import { In } from 'typeorm';
import type { Services } from '../../../platform/services';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import { notRefunded } from '../order.pricing';
import { OrderQuestion } from '../questions/order-question.entity';

/** What an operator does next with an order. */
const workOf = {
  PAID: 'PURCHASE',
  PROCESSING: 'RECEIVE',
  REFUND_PROCESSING: 'ANSWER_REFUND',
} as const;
type WorkingStatus = keyof typeof workOf;

/** An order that waits for the operator, with the items it is about. */
export interface OrderWork {
  readonly work: (typeof workOf)[WorkingStatus];
  readonly order: Order;
  readonly items: readonly OrderItem[];
}

/**
 * The orders that wait for the operator, the oldest first; at most 200. One whose shopper has to answer a
 * question waits for them instead. Three statements.
 */
export async function listOrderWork({ db }: Services): Promise<OrderWork[]> {
  const waiting = await db.read.find(Order, {
    where: { status: In(Object.keys(workOf)) },
    order: { submittedAt: 'ASC', id: 'ASC' },
    take: 200,
  });
  const questions = await db.read.find(OrderQuestion, {
    where: { status: 'OPEN', orderId: In(waiting.map((order) => order.id)) },
    select: { id: true, orderId: true },
  });
  const asked = new Set(questions.map(({ orderId }) => orderId));
  const orders = waiting.filter((order) => !asked.has(order.id));
  const items = await db.read.find(OrderItem, {
    where: { orderId: In(orders.map((order) => order.id)) },
    order: { position: 'ASC' },
  });
  return orders.map((order) => {
    const own = notRefunded(items.filter((item) => item.orderId === order.id));
    const work = workOf[order.status as WorkingStatus];
    return { work, order, items: work === 'RECEIVE' ? own.filter(isExpected) : own };
  });
}

function isExpected(item: OrderItem): boolean {
  return item.status === 'PURCHASED';
}
