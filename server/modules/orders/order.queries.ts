import { In, type SelectQueryBuilder } from 'typeorm';
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
const sortColumns = { SUBMITTED_AT: 'entry.submittedAt', AMOUNT: 'entry.amount' } as const;
export type OrderSortField = keyof typeof sortColumns;

export interface OrderFilter extends PageRequest, Period {
  /** All statuses when left out. */
  readonly status?: OrderStatus | null;
  /** Whoever acts next when left out. */
  readonly nextActor?: NextActor | null;
  /** Words in the number, an item's name, a package's number or its tracking number. */
  readonly search?: string | null;
  /** Newest first when left out. */
  readonly sort?: Sort<OrderSortField> | null;
}

/**
 * One page of the shopper's orders, narrowed by the filter, and the counts of every status
 * among those that the other filters leave. Two statements: the total is taken from the counts.
 * Who acts next costs up to six more, where it is asked for.
 */
export async function listOrders(
  context: Pick<RequestContext, 'loaders' | 'services' | 'language'>,
  viewer: Viewer,
  filter: OrderFilter,
): Promise<Page<Order> & { readonly counts: StatusCount[] }> {
  const { status, nextActor, sort, page, pageSize } = filter;
  const direction = sort?.direction ?? 'DESC';
  const ids = nextActor && (await ordersAwaiting(context, viewer, nextActor));
  const filtered = () => {
    const list = filteredOrders(context.services, viewer, filter);
    return ids ? list.andWhere({ id: In(ids) }) : list;
  };
  const list = filtered()
    .orderBy(sortColumns[sort?.field ?? 'SUBMITTED_AT'], direction)
    .addOrderBy('entry.id', direction)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  if (status) list.andWhere('entry.status = :status', { status });
  const [items, counts] = await Promise.all([list.getMany(), countByStatus(filtered())]);
  const total = counts
    .filter((entry) => !status || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);
  return { ...pageOf(items, total, filter), counts };
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

async function countByStatus(list: SelectQueryBuilder<Order>): Promise<StatusCount[]> {
  const rows = await list
    .select(['entry.status AS status', 'COUNT(*) AS count'])
    .groupBy('entry.status')
    .getRawMany<{ status: OrderStatus; count: string | number }>();
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
  return orderStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
