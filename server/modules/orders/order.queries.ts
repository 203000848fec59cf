import type { SelectQueryBuilder } from 'typeorm';
import type { NextActor } from '../../kernel/next-step';
import { pageOf, type Page, type PageRequest, type Period } from '../../kernel/page';
import type { Sort } from '../../kernel/slice';
import type { Viewer } from '../../kernel/viewer';
import { readRows } from '../../platform/db/read-rows';
import { holdsWords, patternOf, type Narrowable } from '../../platform/db/search';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { packagesNumbered } from '../packages/public';
import { orderItemsInPackages } from '../warehouse/public';
import { OrderItem } from './items/order-item.entity';
import { ordersAwaiting } from './next-actor.queries';
import { Order } from './order.entity';
import { orderStatuses, type OrderStatus } from './order.machine';

export interface StatusCount {
  readonly status: OrderStatus;
  readonly count: number;
}

/** What the list can go by. */
const sortFields = { SUBMITTED_AT: 'submittedAt', AMOUNT: 'amount' } as const;
export type OrderSortField = keyof typeof sortFields;

export interface OrderFilter extends PageRequest, Period {
  /** All statuses when left out. */
  readonly status?: OrderStatus | null;
  /** Whoever acts next when left out. */
  readonly nextActor?: NextActor | null;
  /** Words in the number, an item's name, a package's number or its tracking number. */
  readonly search?: string | null;
  /** When left out newest first, and most urgent first where it is asked who acts next. */
  readonly sort?: Sort<OrderSortField> | null;
}

type Listed = Page<Order> & { readonly counts: StatusCount[] };

/**
 * One page of the shopper's orders, narrowed by the filter, and the counts of every status
 * among those that the other filters leave. Two statements: the total is taken from the counts.
 * Who acts next is no column: where it is asked for, orders are read and judged, which costs up to six.
 */
export async function listOrders(
  context: Pick<RequestContext, 'loaders' | 'services' | 'language'>,
  viewer: Viewer,
  filter: OrderFilter,
): Promise<Listed> {
  const { status, nextActor, sort, page, pageSize } = filter;
  const filtered = () => filteredOrders(context.services, viewer, filter);
  if (nextActor) return listJudged(await ordersAwaiting(context, filtered(), nextActor), filter);
  const direction = sort?.direction ?? 'DESC';
  const list = filtered()
    .orderBy(`entry.${sortFields[sort?.field ?? 'SUBMITTED_AT']}`, direction)
    .addOrderBy('entry.id', direction)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  if (status) list.andWhere('entry.status = :status', { status });
  const [items, rows] = await Promise.all([list.getMany(), countByStatus(filtered())]);
  const counts = everyStatus((one) => rows.get(one) ?? 0);
  const total = counts
    .filter((entry) => !status || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);
  return { ...pageOf(items, total, filter), counts };
}

/** The page of orders that were all read to be judged; they come in the order of their urgency. */
function listJudged(judged: readonly Order[], { status, sort, ...asked }: OrderFilter): Listed {
  const shown = judged.filter((order) => !status || order.status === status);
  const sorted = sort ? shown.toSorted(comparing(sort)) : shown;
  const from = (asked.page - 1) * asked.pageSize;
  const items = sorted.slice(from, from + asked.pageSize);
  const counts = everyStatus((one) => judged.filter((order) => order.status === one).length);
  return { ...pageOf(items, shown.length, asked), counts };
}

/** As the database sorts: what is alike stands by its ids. */
function comparing({ field, direction }: Sort<OrderSortField>) {
  const sign = direction === 'ASC' ? 1 : -1;
  const by = sortFields[field];
  return (one: Order, other: Order) =>
    sign * (Number(one[by]) - Number(other[by]) || (one.id < other.id ? -1 : 1));
}

function everyStatus(countOf: (status: OrderStatus) => number): StatusCount[] {
  return orderStatuses.map((status) => ({ status, count: countOf(status) }));
}

/** One of the shopper's orders by its id or number; null for a stranger's as for none. */
export async function findOrder(
  { db }: Services,
  viewer: Viewer,
  name: string,
): Promise<Order | null> {
  // Either of the two is found by a unique index; asked for by OR, all orders of the shopper may be read.
  const column = name.includes('-') ? 'number' : 'id';
  const rest = `WHERE user_id = ? AND ${column} = ?`;
  const [order = null] = await readRows(db.read, Order, rest, [viewer.id, name]);
  return order;
}

/** The shopper's orders that hold the words and were submitted in time, whatever their status. */
function filteredOrders({ db }: Services, viewer: Viewer, { search, from, to }: OrderFilter) {
  const list = db.read
    .createQueryBuilder(Order, 'entry')
    .where('entry.userId = :userId', { userId: viewer.id });
  if (from) list.andWhere('entry.submittedAt >= :from', { from });
  if (to) list.andWhere('entry.submittedAt < :to', { to });
  if (search) list.andWhere(orderHoldsWords(list), { pattern: patternOf(search) });
  return list;
}

/**
 * Condition on `entry`, an order: its number holds the words, or one of its items is called so, or
 * travels in a package whose number or tracking number holds them. Binds :userId and :pattern.
 */
function orderHoldsWords(list: Narrowable): string {
  const shipped = orderItemsInPackages(list, packagesNumbered(list));
  const found = list
    .subQuery()
    .select('found.orderId')
    .from(OrderItem, 'found')
    .where('found.userId = :userId')
    .andWhere(`(${holdsWords('found.name')} OR found.id IN ${shipped})`);
  return `(${holdsWords('entry.number')} OR entry.id IN ${found.getQuery()})`;
}

async function countByStatus(list: SelectQueryBuilder<Order>): Promise<Map<OrderStatus, number>> {
  const rows = await list
    .select(['entry.status AS status', 'COUNT(*) AS count'])
    .groupBy('entry.status')
    .getRawMany<{ status: OrderStatus; count: string | number }>();
  return new Map(rows.map((row) => [row.status, Number(row.count)]));
}
