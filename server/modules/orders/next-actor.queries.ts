import type { SelectQueryBuilder } from 'typeorm';
import type { NextActor, NextStep } from '../../kernel/next-step';
import { statusList } from '../../platform/db/status-list';
import type { RequestContext } from '../../platform/request-context';
import { packagesUnderWay } from '../packages/public';
import { ordersInPackages, ordersOnShelf } from '../warehouse/public';
import { nextStepOnOrder } from './order-details';
import type { Order } from './order.entity';
import { orderStatusesThat } from './order.statuses';

/** So many are judged for one request, the newest ones: each brings its items and questions along. */
const MOST_JUDGED = 500;

/** Behind every deadline. */
const NO_DEADLINE = Number.MAX_SAFE_INTEGER;

/**
 * Returns those of a list of orders on which one acts next, judged order by order by the rule that each
 * of them tells it by: the earliest deadline first, those without one last; what is alike the newest
 * first. Of the list the latest 500 that are under way are judged.
 */
export async function ordersAwaiting(
  context: Pick<RequestContext, 'loaders' | 'services' | 'language'>,
  list: SelectQueryBuilder<Order>,
  actor: NextActor,
): Promise<Order[]> {
  const orders = await latestUnderWay(list);
  const judged = await Promise.all(
    orders.map(async (order) => ({ order, step: await nextStepOnOrder(order, context) })),
  );
  return judged
    .filter(({ step }) => step?.actor === actor)
    .toSorted((one, other) => dueOf(one) - dueOf(other))
    .map(({ order }) => order);
}

function dueOf({ step }: { readonly step: NextStep | null }): number {
  return step?.by?.getTime() ?? NO_DEADLINE;
}

/**
 * Those of a list of orders on which anybody can still act: who does is not asked here. One in stock is
 * among them until all of its items are home, so that a long history is not judged. One statement.
 */
function latestUnderWay(list: SelectQueryBuilder<Order>): Promise<Order[]> {
  const inHand = [ordersOnShelf(list), ordersInPackages(list, packagesUnderWay(list))]
    .map((orders) => `entry.id IN ${orders}`)
    .join(' OR ');
  return list
    .andWhere(`entry.status NOT IN ${statusList(orderStatusesThat(({ isOver }) => isOver))}`)
    .andWhere(`(entry.status <> 'IN_STOCK' OR ${inHand})`)
    .orderBy('entry.submittedAt', 'DESC')
    .addOrderBy('entry.id', 'DESC')
    .limit(MOST_JUDGED)
    .getMany();
}
