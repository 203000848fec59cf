import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { timelineTexts } from '../../i18n/timeline-texts';
import type { RequestContext } from '../../platform/request-context';
import { TimelineEventType } from '../../platform/graphql/timeline.types';
import { OrderItemType } from './items/order-item.types';
import type { Order } from './order.entity';
import { eventsByOrder, itemsByOrder } from './order.loaders';
import { orderMachine } from './order.machine';
import { availableActions, type OrderAction } from './order.policy';
import { FinePhotoServiceType, OrderActionEnum, OrderContactType, OrderType } from './order.types';

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

  @FieldResolver(() => [OrderActionEnum], { description: 'What you may do with it now.' })
  async availableActions(
    @Root() order: Order,
    @Ctx() { loaders, services }: RequestContext,
  ): Promise<OrderAction[]> {
    const items = await loaders.get(itemsByOrder).load(order.id);
    return availableActions(order, items, services.clock.now());
  }
}
