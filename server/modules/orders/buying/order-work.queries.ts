import { In, type EntityManager } from 'typeorm';
import { SHOWN_OF_QUEUE, type Waiting } from '../../../kernel/waiting';
import { readRows } from '../../../platform/db/read-rows';
import type { Services } from '../../../platform/services';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import type { OrderStatus } from '../order.machine';
import { notRefunded } from '../order.pricing';
import { orderStatusesThat, type orderStatusFacts } from '../order.statuses';

/** The operator's next work on an order. */
type WorkOnOrder = NonNullable<(typeof orderStatusFacts)[OrderStatus]['work']>;

/** An order that waits for the operator, with its affected items. */
export interface OrderWork {
  readonly work: WorkOnOrder;
  readonly order: Order;
  readonly items: readonly OrderItem[];
}

/** One queue for each kind of work, so that a long one hides nothing of another. */
export type OrderQueues = Readonly<Record<WorkOnOrder, Waiting<OrderWork>>>;

/** An order with an open question waits for its shopper, not for the operator. */
const WAITING = `status = ? AND NOT EXISTS (
  SELECT 1 FROM order_questions asked WHERE asked.order_id = orders.id AND asked.status = 'OPEN')`;

/**
 * Returns the orders that wait for the operator, at most `most` of each queue. Three statements for each
 * queue.
 */
export async function listOrderWork(
  { db }: Pick<Services, 'db'>,
  most = SHOWN_OF_QUEUE,
): Promise<OrderQueues> {
  const [PURCHASE, RECEIVE, ANSWER_REFUND] = await Promise.all([
    queueOf(db.read, 'PURCHASE', most),
    queueOf(db.read, 'RECEIVE', most),
    queueOf(db.read, 'ANSWER_REFUND', most),
  ]);
  return { PURCHASE, RECEIVE, ANSWER_REFUND };
}

/** Returns the oldest ones, in the order of an index; the others are only counted. */
async function queueOf(
  em: EntityManager,
  work: WorkOnOrder,
  most: number,
): Promise<Waiting<OrderWork>> {
  const [status = ''] = orderStatusesThat((facts) => facts.work === work);
  const oldest = `WHERE ${WAITING} ORDER BY submitted_at, id LIMIT ${most}`;
  const orders = await readRows(em, Order, oldest, [status]);
  // For an empty list, SQLite would read every item.
  if (orders.length === 0) return { total: 0, oldest: [] };
  const items = await em.find(OrderItem, {
    where: { orderId: In(orders.map((order) => order.id)) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return {
    total: orders.length < most ? orders.length : await countWaiting(em, status),
    oldest: orders.map((order) => {
      const own = notRefunded(items.filter((item) => item.orderId === order.id));
      return { work, order, items: work === 'RECEIVE' ? own.filter(isExpected) : own };
    }),
  };
}

async function countWaiting(em: EntityManager, status: string): Promise<number> {
  const select = `SELECT COUNT(*) AS total FROM orders WHERE ${WAITING}`;
  const [row] = await em.query<{ total: number | string }[]>(select, [status]);
  return Number(row?.total);
}

function isExpected(item: OrderItem): boolean {
  return item.status === 'PURCHASED';
}
