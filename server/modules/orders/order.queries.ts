import type { Page, PageRequest } from '../../kernel/page';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { Order } from './order.entity';
import { orderStatuses, type OrderStatus } from './order.machine';

export interface StatusCount {
  readonly status: OrderStatus;
  readonly count: number;
}

/**
 * One page of the shopper's orders, newest first, all or those of one status, and the counts of
 * every status. Two statements: the total is taken from the counts.
 */
export async function listOrders(
  services: Services,
  viewer: Viewer,
  { status, page, pageSize }: PageRequest & { readonly status?: OrderStatus | null },
): Promise<Page<Order> & { readonly counts: StatusCount[] }> {
  const [items, counts] = await Promise.all([
    services.db.read.find(Order, {
      where: { userId: viewer.id, ...(status ? { status } : {}) },
      order: { submittedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    countByStatus(services, viewer),
  ]);
  const total = counts
    .filter((entry) => !status || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);
  return { items, total, page, pageSize, counts };
}

/** One of the shopper's orders; null for a stranger's as for none. */
export function findOrder({ db }: Services, viewer: Viewer, id: string): Promise<Order | null> {
  return db.read.findOneBy(Order, { userId: viewer.id, id });
}

async function countByStatus({ db }: Services, viewer: Viewer): Promise<StatusCount[]> {
  const rows = await db.read
    .createQueryBuilder(Order, 'entry')
    .select(['entry.status AS status', 'COUNT(*) AS count'])
    .where('entry.userId = :userId', { userId: viewer.id })
    .groupBy('entry.status')
    .getRawMany<{ status: OrderStatus; count: string | number }>();
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
  return orderStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
