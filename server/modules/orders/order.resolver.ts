import { Arg, Args, ArgsType, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ChoiceField } from '../../platform/graphql/input-fields';
import { SearchArgs } from '../../platform/graphql/list-args';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { cancelOrder } from './placing/cancel-order';
import { cancelRefundRequest } from './refunds/cancel-refund-request';
import type { Order } from './order.entity';
import { RequestRefundInput, SubmitOrderInput } from './order.inputs';
import { orderStatuses, type OrderStatus } from './order.machine';
import { findOrder, listOrders } from './order.queries';
import { OrderPage, OrderPayload, OrderStatusEnum, OrderType } from './order.types';
import { placeOrder } from './placing/place-order';
import { requestRefund } from './refunds/request-refund';

const ANY_ORDER = 'Id of one of your orders.';

@ArgsType()
class OrdersArgs extends SearchArgs {
  @ChoiceField(() => OrderStatusEnum, orderStatuses, 'Only orders with this status.', {
    nullable: true,
  })
  status?: OrderStatus | null;
}

@Resolver()
export class OrderResolver {
  @Authorized()
  @Query(() => OrderPage, { description: 'Your orders, newest first.' })
  orders(@Ctx() context: RequestContext, @Args() filter: OrdersArgs): Promise<OrderPage> {
    return listOrders(context.services, requireViewer(context), filter);
  }

  @Authorized()
  @Query(() => OrderType, { nullable: true, description: 'One of your orders, or null.' })
  order(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of one of your orders, or its number.' }) id: string,
  ): Promise<OrderType | null> {
    return findOrder(context.services, requireViewer(context), id);
  }

  @Authorized()
  @Mutation(() => OrderPayload, { description: 'Orders what is selected in the cart.' })
  submitOrder(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'What the confirm page asks.' }) input: SubmitOrderInput,
  ): Promise<OrderPayload> {
    return present(context, placeOrder(context.services, requireViewer(context), input));
  }

  @Authorized()
  @Mutation(() => OrderPayload, { description: 'Cancels an order before it is paid.' })
  cancelOrder(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: ANY_ORDER }) id: string,
  ): Promise<OrderPayload> {
    return present(context, cancelOrder(context.services, requireViewer(context), id));
  }

  @Authorized()
  @Mutation(() => OrderPayload, { description: 'Asks for the money of an order back.' })
  requestRefund(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'Which order, and why.' }) input: RequestRefundInput,
  ): Promise<OrderPayload> {
    return present(context, requestRefund(context.services, requireViewer(context), input));
  }

  @Authorized()
  @Mutation(() => OrderPayload, { description: 'Takes a refund request back.' })
  cancelRefundRequest(
    @Ctx() context: RequestContext,
    @Arg('orderId', () => ID, { description: ANY_ORDER }) orderId: string,
  ): Promise<OrderPayload> {
    return present(context, cancelRefundRequest(context.services, requireViewer(context), orderId));
  }
}

async function present(context: RequestContext, changed: Promise<Order>): Promise<OrderPayload> {
  return { order: await changed, viewer: requireViewer(context) };
}
