import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { timelineTexts } from '../../i18n/timeline-texts';
import type { RequestContext } from '../../platform/request-context';
import { TimelineEventType } from '../../platform/graphql/timeline.types';
import { OrderItemType } from './items/order-item.types';
import type { Loaders } from '../../platform/loaders';
import { storedItemByOrderItem } from '../warehouse/public';
import { ViewerType } from '../accounts/public';
import type { Order } from './order.entity';
import { eventsByOrder, itemsByOrder } from './order.loaders';
import { stepsOfOrder } from './order-steps';
import { orderMachine } from './order.machine';
import { availableActions, refundDeadlineOf, type OrderAction } from './order.policy';
import {
  FinePhotoServiceType,
  OrderActionEnum,
  OrderContactType,
  OrderStepType,
  OrderType,
  SuggestedContactType,
} from './order.types';
import { suggestContact } from './suggest-contact.queries';

@Resolver(() => OrderType)
export class OrderFieldsResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When an unpaid order is cancelled by the clock; null once paid or ended.',
  })
  paymentDueAt(@Root() { status, paymentDueAt }: Order): Date | null {
    return orderMachine.allows(status, 'pay') ? paymentDueAt : null;
  }

  @FieldResolver(() => OrderContactType, { description: 'Whom we ask when something is unclear.' })
  contact(@Root() order: Order): OrderContactType {
    return { name: order.contactName, phone: order.contactPhone, email: order.contactEmail };
  }

  @FieldResolver(() => FinePhotoServiceType, { description: 'Photos the warehouse is to take.' })
  finePhotos(@Root() order: Order): FinePhotoServiceType {
    return {
      count: order.finePhotoCount,
      note: order.finePhotoNote,
      location: order.finePhotoLocation,
      amount: order.finePhotoAmount,
    };
  }

  @FieldResolver(() => [OrderItemType], { description: 'What is to be bought.' })
  items(@Root() { id }: Order, @Ctx() context: RequestContext): Promise<OrderItemType[]> {
    return context.loaders.get(itemsByOrder).load(id);
  }

  @FieldResolver(() => [TimelineEventType], { description: 'What happened, oldest first.' })
  async timeline(
    @Root() { id }: Order,
    @Ctx() { loaders, language }: RequestContext,
  ): Promise<TimelineEventType[]> {
    const labels = timelineTexts[language].order;
    const events = await loaders.get(eventsByOrder).load(id);
    return events.map((event) => ({ ...event, label: labels[event.event] }));
  }

  @FieldResolver(() => [OrderStepType], {
    description:
      'Its way, in the order it is gone: the statuses it has reached, then those to come unless it has ended.',
  })
  async steps(
    @Root() { id, status }: Order,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderStepType[]> {
    return stepsOfOrder(status, await loaders.get(eventsByOrder).load(id));
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when a refund may be requested; null while there is no deadline, and where it cannot be requested.',
  })
  async refundDeadline(
    @Root() order: Order,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Date | null> {
    if (!order.refundDeadline) return null;
    return refundDeadlineOf(order, await itemFactsOf(order, loaders));
  }

  @FieldResolver(() => [OrderActionEnum], { description: 'What you may do with it now.' })
  async availableActions(
    @Root() order: Order,
    @Ctx() { loaders, services }: RequestContext,
  ): Promise<OrderAction[]> {
    return availableActions(order, await itemFactsOf(order, loaders), services.clock.now());
  }
}

/** Returns what decides on the actions: where each item stands, and whether a plan reserves it. */
async function itemFactsOf({ id }: Order, loaders: Loaders) {
  const items = await loaders.get(itemsByOrder).load(id);
  const stored = loaders.get(storedItemByOrderItem);
  return Promise.all(
    items.map(async ({ id: itemId, status }) => ({
      status,
      isReserved: status === 'ARRIVED' && (await stored.load(itemId))?.status === 'RESERVED',
    })),
  );
}

@Resolver(() => ViewerType)
export class OrderViewerResolver {
  @FieldResolver(() => SuggestedContactType, {
    nullable: true,
    description: 'Whom your next order is likely to name as contact; null while we know nobody.',
  })
  suggestedContact(
    @Root() { id }: ViewerType,
    @Ctx() { services }: RequestContext,
  ): Promise<SuggestedContactType | null> {
    return suggestContact(services, id);
  }
}
