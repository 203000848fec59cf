import type { SelectQueryBuilder } from 'typeorm';
import type { NextActor, NextStep } from '../../kernel/next-step';
import { statusList } from '../../platform/db/status-list';
import type { RequestContext } from '../../platform/request-context';
import { packagesUnderWay } from '../packages/public';
import { ordersInPackages, ordersOnShelf } from '../warehouse/public';
import { nextStepOnOrder } from './order-details';
import type { Order } from './order.entity';
import { orderStatusesThat } from './order.statuses';

/**
 * Maximum number of orders that are evaluated per request, newest first: each needs its items and questions.
 */
const MOST_JUDGED = 500;

/** Sorts after every deadline. */
const NO_DEADLINE = Number.MAX_SAFE_INTEGER;

/**
 * Returns those orders of a list that wait for an actor, evaluated one by one by the same rule as a single
 * order: earliest deadline first, those without one last, newest first among equals. Only the latest 500 open
 * orders are evaluated.
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
 * Returns the orders of a list on which anybody can still act, without determining who. An order in stock
 * counts until all of its items are received, so that a long history is not evaluated. One statement.
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
