import { timelineTexts } from '../../i18n/timeline-texts';
import type { RequestContext } from '../../platform/request-context';
import { storedItemByOrderItem } from '../warehouse/public';
import type { Order } from './order.entity';
import { eventsByOrder, itemsByOrder } from './order.loaders';
import { orderMachine } from './order.machine';
import { availableActions, refundDeadlineOf, type OrderAction } from './order.policy';
import { isAnswerable } from './questions/question.policy';
import { questionsByOrder } from './questions/question.queries';
import { stepsOfOrder, type OrderStep } from './order-steps';

/** All of this reads through loaders: a list of orders costs as many statements as one order. */
type Context = Pick<RequestContext, 'loaders' | 'services' | 'language'>;

/** Returns the timeline of an order in the language of the request, oldest first. */
export async function timelineOfOrder({ id }: Order, { loaders, language }: Context) {
  const labels = timelineTexts[language].order;
  const events = await loaders.get(eventsByOrder).load(id);
  return events.map((event) => ({ ...event, label: labels[event.event] }));
}

/** Returns an order's way: the statuses it has reached, then those to come unless it has ended. */
export async function wayOfOrder({ id, status }: Order, context: Context): Promise<OrderStep[]> {
  return stepsOfOrder(status, await context.loaders.get(eventsByOrder).load(id));
}

/** Returns until when a refund may be requested; null without a deadline, and without that right. */
export async function refundDeadlineOn(order: Order, context: Context): Promise<Date | null> {
  if (!order.refundDeadline) return null;
  return refundDeadlineOf(order, await itemFactsOf(order, context));
}

/** Returns what the shopper may do with an order now. */
export async function actionsOnOrder(order: Order, context: Context): Promise<OrderAction[]> {
  const now = context.services.clock.now();
  return availableActions(order, await itemFactsOf(order, context), now);
}

/** Returns what decides on the actions: where each item stands, whether a plan reserves it, what is asked. */
async function itemFactsOf(order: Order, context: Context) {
  const items = await context.loaders.get(itemsByOrder).load(order.id);
  const asked = await itemsAskedAbout(order, context);
  const stored = context.loaders.get(storedItemByOrderItem);
  return Promise.all(
    items.map(async ({ id, status }) => ({
      status,
      isAskedAbout: asked.has(id),
      isReserved: status === 'ARRIVED' && (await stored.load(id))?.status === 'RESERVED',
    })),
  );
}

/** Only what is paid for and not bought yet is asked about; no statement for other orders. */
async function itemsAskedAbout(
  { id, status }: Order,
  { loaders, services }: Context,
): Promise<ReadonlySet<string>> {
  if (!orderMachine.allows(status, 'acceptQuestion')) return new Set();
  const now = services.clock.now();
  const questions = await loaders.get(questionsByOrder).load(id);
  const open = questions.filter((question) => isAnswerable(question, now));
  return new Set(open.map(({ orderItemId }) => orderItemId));
}
