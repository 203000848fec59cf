import { In, type EntityManager } from 'typeorm';
import { readRows } from '../../../platform/db/read-rows';
import type { Services } from '../../../platform/services';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import { notRefunded } from '../order.pricing';
import { OrderQuestion } from '../questions/order-question.entity';

/** More than anybody does in a day. */
const MOST = 200;

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
 * question waits for them instead. Three statements and one for each status.
 */
export async function listOrderWork({ db }: Services): Promise<OrderWork[]> {
  const waiting = await findWaiting(db.read);
  const questions = await db.read.find(OrderQuestion, {
    where: { status: 'OPEN', orderId: In(waiting.map((order) => order.id)) },
    select: { id: true, orderId: true },
  });
  const asked = new Set(questions.map(({ orderId }) => orderId));
  const orders = waiting.filter((order) => !asked.has(order.id));
  const items = await db.read.find(OrderItem, {
    where: { orderId: In(orders.map((order) => order.id)) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return orders.map((order) => {
    const own = notRefunded(items.filter((item) => item.orderId === order.id));
    const work = workOf[order.status as WorkingStatus];
    return { work, order, items: work === 'RECEIVE' ? own.filter(isExpected) : own };
  });
}

/** Of each status those that waited longest, which an index has in order: others are not looked at. */
async function findWaiting(em: EntityManager): Promise<Order[]> {
  const ofStatus = (status: string) =>
    readRows(em, Order, `WHERE status = ? ORDER BY submitted_at LIMIT ${MOST}`, [status]);
  const waiting = (await Promise.all(Object.keys(workOf).map(ofStatus))).flat();
  return waiting.sort(bySubmission).slice(0, MOST);
}

function bySubmission(one: Order, other: Order): number {
  return one.submittedAt.getTime() - other.submittedAt.getTime() || (one.id < other.id ? -1 : 1);
}

function isExpected(item: OrderItem): boolean {
  return item.status === 'PURCHASED';
}
