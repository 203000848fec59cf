import { Arg, Args, ArgsType, Ctx, ID, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { ChoiceField } from '../../platform/graphql/input-fields';
import { SearchArgs } from '../../platform/graphql/list-args';
import type { RequestContext } from '../../platform/request-context';
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
  @AuthorizedQuery(() => OrderPage, { description: 'Your orders, newest first.' })
  orders(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() filter: OrdersArgs,
  ): Promise<OrderPage> {
    return listOrders(services, viewer, filter);
  }

  @AuthorizedQuery(() => OrderType, { nullable: true, description: 'One of your orders, or null.' })
  order(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of one of your orders, or its number.' }) id: string,
  ): Promise<OrderType | null> {
    return findOrder(services, viewer, id);
  }

  @AuthorizedMutation(() => OrderPayload, { description: 'Orders what is selected in the cart.' })
  submitOrder(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What the confirm page asks.' }) input: SubmitOrderInput,
  ): Promise<OrderPayload> {
    return present(viewer, placeOrder(services, viewer, input));
  }

  @AuthorizedMutation(() => OrderPayload, { description: 'Cancels an order before it is paid.' })
  cancelOrder(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: ANY_ORDER }) id: string,
  ): Promise<OrderPayload> {
    return present(viewer, cancelOrder(services, viewer, id));
  }

  @AuthorizedMutation(() => OrderPayload, { description: 'Asks for the money of an order back.' })
  requestRefund(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which order, and why.' }) input: RequestRefundInput,
  ): Promise<OrderPayload> {
    return present(viewer, requestRefund(services, viewer, input));
  }

  @AuthorizedMutation(() => OrderPayload, { description: 'Takes a refund request back.' })
  cancelRefundRequest(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('orderId', () => ID, { description: ANY_ORDER }) orderId: string,
  ): Promise<OrderPayload> {
    return present(viewer, cancelRefundRequest(services, viewer, orderId));
  }
}

async function present(viewer: Viewer, changed: Promise<Order>): Promise<OrderPayload> {
  return { order: await changed, viewer };
}
