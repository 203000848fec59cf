import type { EntityManager } from 'typeorm';
import { SHOWN_OF_QUEUE, type Waiting } from '../../../kernel/waiting';
import { placesOf, readRows } from '../../../platform/db/read-rows';
import type { Services } from '../../../platform/services';
import { OrderItem } from '../items/order-item.entity';
import { Order } from '../order.entity';
import type { OrderStatus } from '../order.machine';
import { isToBeBought } from './items-to-buy.queries';

/** The operator's next work on an order. */
type WorkOnOrder = 'PURCHASE' | 'RECEIVE' | 'ANSWER_REFUND';

/** An order that waits for the operator, with its affected items. */
export interface OrderWork {
  readonly work: WorkOnOrder;
  readonly order: Order;
  readonly items: readonly OrderItem[];
}

/** One queue for each kind of work, so that a long one hides nothing of another. */
export type OrderQueues = Readonly<Record<WorkOnOrder, Waiting<OrderWork>>>;

interface Queue {
  readonly statuses: readonly OrderStatus[];
  /** Condition on the items of which an order needs one, by the name of their table. */
  readonly item: (items: string) => string;
}

/** While some items of an order are still to be bought, others of it may be awaited already. */
const queues: Readonly<Record<WorkOnOrder, Queue>> = {
  PURCHASE: { statuses: ['PAID'], item: isToBeBought },
  RECEIVE: {
    statuses: ['PAID', 'PROCESSING'],
    item: (items) => `${items}.status = 'PURCHASED'`,
  },
  ANSWER_REFUND: {
    statuses: ['REFUND_PROCESSING'],
    item: (items) => `${items}.status <> 'REFUNDED'`,
  },
};

/**
 * Returns the orders that wait for the operator, at most `most` of each queue. Three statements for each
 * status of a queue.
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

async function queueOf(
  em: EntityManager,
  work: WorkOnOrder,
  most: number,
): Promise<Waiting<OrderWork>> {
  const { statuses, item } = queues[work];
  const parts: Waiting<OrderWork>[] = [];
  for (const status of statuses) parts.push(await waitingIn(em, { work, status, item, most }));
  const oldest = parts
    .flatMap((part) => part.oldest)
    .toSorted((one, other) => submittedAt(one) - submittedAt(other));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { total, oldest: oldest.slice(0, most) };
}

const submittedAt = ({ order }: OrderWork) => order.submittedAt.getTime();

interface Part extends Pick<Queue, 'item'> {
  readonly work: WorkOnOrder;
  readonly status: OrderStatus;
  readonly most: number;
}

/** Returns the oldest ones of a status, in the order of an index; the others are only counted. */
async function waitingIn(
  em: EntityManager,
  { work, status, item: ofItem, most }: Part,
): Promise<Waiting<OrderWork>> {
  // For an EXISTS, MariaDB would read every item first.
  const waiting = `status = ? AND (
    SELECT 1 FROM order_items item WHERE item.order_id = orders.id AND ${ofItem('item')} LIMIT 1) = 1`;
  const oldest = `WHERE ${waiting} ORDER BY submitted_at, id LIMIT ${most}`;
  const orders = await readRows(em, Order, oldest, [status]);
  // For an empty list, SQLite would read every item.
  if (orders.length === 0) return { total: 0, oldest: [] };
  const ids = orders.map(({ id }) => id);
  const affected = `WHERE order_id IN ${placesOf(ids)} AND ${ofItem('order_items')} ORDER BY order_id, position`;
  const items = await readRows(em, OrderItem, affected, ids);
  return {
    total: orders.length < most ? orders.length : await countWaiting(em, waiting, status),
    oldest: orders.map((order) => {
      const own = items.filter((item) => item.orderId === order.id);
      return { work, order, items: own };
    }),
  };
}

async function countWaiting(
  em: EntityManager,
  waiting: string,
  status: OrderStatus,
): Promise<number> {
  const select = `SELECT COUNT(*) AS total FROM orders WHERE ${waiting}`;
  const [row] = await em.query<{ total: number | string }[]>(select, [status]);
  return Number(row?.total);
}
