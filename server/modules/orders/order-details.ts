import type { NextStep } from '../../kernel/next-step';
import type { RequestContext } from '../../platform/request-context';
import { nextStepOnPackage, packageById } from '../packages/public';
import { readSite } from '../site/public';
import { freeUntil, storedItemByOrderItem } from '../warehouse/public';
import { nextStepOfOrder, type ItemOnItsWay } from './next-step.policy';
import type { OrderItem } from './items/order-item.entity';
import type { Order } from './order.entity';
import { eventsByOrder, itemsByOrder } from './order.loaders';
import { orderMachine } from './order.machine';
import { availableActions, refundDeadlineOf, type OrderAction } from './order.policy';
import type { OrderQuestion } from './questions/order-question.entity';
import { isAnswerable } from './questions/question.policy';
import { questionsByOrder } from './questions/question.queries';
import { stepsOfOrder, type OrderStep } from './order-steps';
import { orderTimelineTexts } from './order.texts';

/** Everything is read through loaders: a list of orders takes as many statements as one order. */
type Context = Pick<RequestContext, 'loaders' | 'services' | 'language'>;

/** Returns the timeline of an order in the language of the request, oldest first. */
export async function timelineOfOrder({ id }: Order, { loaders, language }: Context) {
  const labels = orderTimelineTexts[language];
  const events = await loaders.get(eventsByOrder).load(id);
  return events.map((event) => ({ ...event, label: labels[event.event] }));
}

/** Returns an order's progress: the statuses it has reached, then those to come unless it is closed. */
export async function progressOfOrder(
  { id, status }: Order,
  context: Context,
): Promise<OrderStep[]> {
  return stepsOfOrder(status, await context.loaders.get(eventsByOrder).load(id));
}

/** Returns the deadline of refund requests; null without a deadline, and if none can be requested. */
export async function refundDeadlineOn(order: Order, context: Context): Promise<Date | null> {
  if (!order.refundDeadline) return null;
  return refundDeadlineOf(order, await itemFactsOf(order, context));
}

/** Returns what the shopper may do with an order now. */
export async function actionsOnOrder(order: Order, context: Context): Promise<OrderAction[]> {
  const now = context.services.clock.now();
  return availableActions(order, await itemFactsOf(order, context), now);
}

/** Returns the next step of an order; null once it is closed or expired. */
export async function nextStepOnOrder(order: Order, context: Context): Promise<NextStep | null> {
  const now = context.services.clock.now();
  const asked = await questionsToAnswer(order, context);
  const items = await itemsOnTheirWay(order, context);
  return nextStepOfOrder(order, { asked, items }, now);
}

/** Returns the state of an order's items; no statement before all have arrived. */
async function itemsOnTheirWay(order: Order, context: Context): Promise<ItemOnItsWay[]> {
  if (order.status !== 'IN_STOCK') return [];
  const items = await context.loaders.get(itemsByOrder).load(order.id);
  return Promise.all(items.map((item) => itemOnItsWay(item, context)));
}

async function itemOnItsWay({ id, status }: OrderItem, context: Context): Promise<ItemOnItsWay> {
  const { loaders, services } = context;
  const stored = await loaders.get(storedItemByOrderItem).load(id);
  const sent = stored?.packageId ? await loaders.get(packageById).load(stored.packageId) : null;
  return {
    status,
    isReserved: stored?.status === 'RESERVED',
    freeUntil: stored && freeUntil(stored, await readSite(services)),
    parcel: sent && (await nextStepOnPackage(sent, context)),
  };
}

/**
 * Returns the facts that determine the actions: each item's status, its reservation by a plan, open
 * questions.
 */
async function itemFactsOf(order: Order, context: Context) {
  const items = await context.loaders.get(itemsByOrder).load(order.id);
  const questions = await questionsToAnswer(order, context);
  const asked = new Set(questions.map(({ orderItemId }) => orderItemId));
  const stored = context.loaders.get(storedItemByOrderItem);
  return Promise.all(
    items.map(async ({ id, status }) => ({
      status,
      isAskedAbout: asked.has(id),
      isReserved: status === 'ARRIVED' && (await stored.load(id))?.status === 'RESERVED',
    })),
  );
}

/** Only paid orders that are not bought yet have questions; no statement for others. */
export async function questionsToAnswer(
  { id, status }: Order,
  { loaders, services }: Context,
): Promise<OrderQuestion[]> {
  if (!orderMachine.allows(status, 'acceptQuestion')) return [];
  const now = services.clock.now();
  const questions = await loaders.get(questionsByOrder).load(id);
  return questions.filter((question) => isAnswerable(question, now));
}
