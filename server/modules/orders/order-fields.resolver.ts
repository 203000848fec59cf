import type { Money } from '../../kernel/money';
import type { NextStep } from '../../kernel/next-step';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { TimelineEventType } from '../../platform/graphql/timeline.types';
import { OrderItemType } from './items/order-item.types';
import { ViewerType } from '../accounts/public';
import { NextStepType } from '../packages/public';
import type { Order } from './order.entity';
import {
  actionsOnOrder,
  nextStepOnOrder,
  refundDeadlineOn,
  timelineOfOrder,
  progressOfOrder,
} from './order-details';
import { itemsByOrder } from './order.loaders';
import { refundLeft } from './order.pricing';
import { paymentDueOf, type OrderAction } from './order.policy';
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
    description: 'When an unpaid order is cancelled automatically; null once paid or ended.',
  })
  paymentDueAt(@Root() order: Order): Date | null {
    return paymentDueOf(order);
  }

  @FieldResolver(() => MoneyScalar, {
    description:
      'Amount a full refund would return now: paid amount without handling fee, minus refunds. Zero while unpaid.',
  })
  refundableAmount(@Root() order: Order): Money {
    return refundLeft(order);
  }

  @FieldResolver(() => OrderContactType, { description: 'Contact for questions.' })
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
  timeline(@Root() order: Order, @Ctx() context: RequestContext): Promise<TimelineEventType[]> {
    return timelineOfOrder(order, context);
  }

  @FieldResolver(() => [OrderStepType], {
    description:
      'Progress: the statuses reached so far, then the expected ones unless it has ended.',
  })
  steps(@Root() order: Order, @Ctx() context: RequestContext): Promise<OrderStepType[]> {
    return progressOfOrder(order, context);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when a refund may be requested; null while there is no deadline, and where it cannot be requested.',
  })
  refundDeadline(@Root() order: Order, @Ctx() context: RequestContext): Promise<Date | null> {
    return refundDeadlineOn(order, context);
  }

  @FieldResolver(() => [OrderActionEnum], { description: 'What you may do with it now.' })
  availableActions(@Root() order: Order, @Ctx() context: RequestContext): Promise<OrderAction[]> {
    return actionsOnOrder(order, context);
  }

  @FieldResolver(() => NextStepType, {
    nullable: true,
    description:
      'Who acts next, and until when; null once it has ended, is received, or can be paid no more.',
  })
  nextStep(@Root() order: Order, @Ctx() context: RequestContext): Promise<NextStep | null> {
    return nextStepOnOrder(order, context);
  }
}

@Resolver(() => ViewerType)
export class OrderViewerResolver {
  @FieldResolver(() => SuggestedContactType, {
    nullable: true,
    description: 'Suggested contact for your next order; null if there is none.',
  })
  suggestedContact(
    @Root() { id }: ViewerType,
    @Ctx() { services }: RequestContext,
  ): Promise<SuggestedContactType | null> {
    return suggestContact(services, id);
  }
}
