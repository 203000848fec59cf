import type { NextActor } from '../../kernel/next-step';
import type { Viewer } from '../../kernel/viewer';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { packagesUnderWay } from '../packages/public';
import { ordersInPackages, ordersOnShelf } from '../warehouse/public';
import { nextStepOnOrder } from './order-details';
import { Order } from './order.entity';

/** So many are judged for one request, the newest ones: each brings its items and questions along. */
const MOST_JUDGED = 500;

/**
 * Returns the ids of a shopper's orders on which one acts next, judged order by order by the rule that
 * each of them tells it by; those of the latest 500 that are under way.
 */
export async function ordersAwaiting(
  context: Pick<RequestContext, 'loaders' | 'services' | 'language'>,
  viewer: Viewer,
  actor: NextActor,
): Promise<string[]> {
  const orders = await ordersUnderWay(context.services, viewer);
  const judged = await Promise.all(
    orders.map(async (order) => ({ order, step: await nextStepOnOrder(order, context) })),
  );
  return judged.filter(({ step }) => step?.actor === actor).map(({ order }) => order.id);
}

/**
 * A shopper's orders on which anybody can still act: who does is not asked here. One in stock is among
 * them until all of its items are home, so that a long history is not judged. One statement.
 */
function ordersUnderWay({ db }: Services, viewer: Viewer): Promise<Order[]> {
  const list = db.read.createQueryBuilder(Order, 'entry');
  const inHand = [ordersOnShelf(list), ordersInPackages(list, packagesUnderWay(list))]
    .map((orders) => `entry.id IN ${orders}`)
    .join(' OR ');
  return list
    .where('entry.userId = :userId', { userId: viewer.id })
    .andWhere("entry.status NOT IN ('REFUNDED', 'CANCELLED')")
    .andWhere(`(entry.status <> 'IN_STOCK' OR ${inHand})`)
    .orderBy('entry.submittedAt', 'DESC')
    .addOrderBy('entry.id', 'DESC')
    .limit(MOST_JUDGED)
    .getMany();
}
