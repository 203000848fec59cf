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

/** Sort fields of the list. */
const sortFields = { SUBMITTED_AT: 'submittedAt', AMOUNT: 'amount' } as const;
export type OrderSortField = keyof typeof sortFields;

export interface OrderFilter extends PageRequest, Period {
  /** All statuses if omitted. */
  readonly status?: OrderStatus | null;
  /** Any actor if omitted. */
  readonly nextActor?: NextActor | null;
  /** Words in the number, an item's name, a package's number or its tracking number. */
  readonly search?: string | null;
  /** Default: newest first, or most urgent first with a filter by actor. */
  readonly sort?: Sort<OrderSortField> | null;
}

type Listed = Page<Order> & { readonly counts: StatusCount[] };

/**
 * Returns a page of the shopper's orders, narrowed by the filter, and the count of each status within the
 * other filters. Two statements: the total is derived from the counts. The next actor is no column: with that
 * filter orders are read and evaluated, which takes up to six. Words are looked for once, for page and counts.
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
  const sorted = filtered()
    .orderBy(`entry.${sortFields[sort?.field ?? 'SUBMITTED_AT']}`, direction)
    .addOrderBy('entry.id', direction);
  if (filter.search) return listFound(context.services, viewer, await matchesOf(sorted), filter);
  const list = sorted.offset((page - 1) * pageSize).limit(pageSize);
  if (status) list.andWhere('entry.status = :status', { status });
  const [items, rows] = await Promise.all([list.getMany(), countByStatus(filtered())]);
  const counts = everyStatus((one) => rows.get(one) ?? 0);
  const total = counts
    .filter((entry) => !status || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);
  return { ...pageOf(items, total, filter), counts };
}

type Match = Pick<Order, 'id' | 'status'>;

/** Returns id and status of all orders of a list, in its order. */
function matchesOf(list: SelectQueryBuilder<Order>): Promise<Match[]> {
  return list.select(['entry.id AS id', 'entry.status AS status']).getRawMany<Match>();
}

/** Returns the page of orders that were all found by their words. */
async function listFound(
  { db }: Services,
  { id: userId }: Viewer,
  found: readonly Match[],
  { status, ...asked }: OrderFilter,
): Promise<Listed> {
  const shown = found.filter((match) => !status || match.status === status);
  const from = (asked.page - 1) * asked.pageSize;
  const ids = shown.slice(from, from + asked.pageSize).map(({ id }) => id);
  const read = ids.length > 0 ? await db.read.findBy(Order, { userId, id: In(ids) }) : [];
  const items = read.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const counts = everyStatus((one) => found.filter((match) => match.status === one).length);
  return { ...pageOf(items, shown.length, asked), counts };
}

/** Returns the page of orders that were all read for evaluation; they are sorted by urgency. */
function listJudged(judged: readonly Order[], { status, sort, ...asked }: OrderFilter): Listed {
  const shown = judged.filter((order) => !status || order.status === status);
  const sorted = sort ? shown.toSorted(comparing(sort)) : shown;
  const from = (asked.page - 1) * asked.pageSize;
  const items = sorted.slice(from, from + asked.pageSize);
  const counts = everyStatus((one) => judged.filter((order) => order.status === one).length);
  return { ...pageOf(items, shown.length, asked), counts };
}

/** Sorts like the database: equal values by id. */
function comparing({ field, direction }: Sort<OrderSortField>) {
  const sign = direction === 'ASC' ? 1 : -1;
  const by = sortFields[field];
  return (one: Order, other: Order) =>
    sign * (Number(one[by]) - Number(other[by]) || (one.id < other.id ? -1 : 1));
}

function everyStatus(countOf: (status: OrderStatus) => number): StatusCount[] {
  return orderStatuses.map((status) => ({ status, count: countOf(status) }));
}

/** Returns one of the shopper's orders by its id or number; null for another's as for a missing one. */
export async function findOrder(
  { db }: Services,
  viewer: Viewer,
  name: string,
): Promise<Order | null> {
  // A unique index finds either of the two; with OR the database might read all orders of the shopper.
  const column = name.includes('-') ? 'number' : 'id';
  const rest = `WHERE user_id = ? AND ${column} = ?`;
  const [order = null] = await readRows(db.read, Order, rest, [viewer.id, name]);
  return order;
}

/** Selects the shopper's orders that contain the words and were submitted in the period, in any status. */
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
 * Condition on `entry`, an order: its number or an item's name contains the words, or an item is in a package
 * whose number or tracking number does. Binds :userId and :pattern.
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
