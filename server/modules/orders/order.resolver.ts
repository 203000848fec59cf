import { Arg, Args, Authorized, Ctx, ID, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { RefusableMutation } from '../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../platform/graphql/refusal.types';
import type { RequestContext } from '../../platform/request-context';
import { cancelOrder } from './placing/cancel-order';
import { cancelRefundRequest } from './refunds/cancel-refund-request';
import type { Order } from './order.entity';
import {
  CancelOrderInput,
  OrdersArgs,
  CancelRefundRequestInput,
  RequestRefundInput,
  SubmitOrderInput,
} from './order.inputs';
import { findOrder, listOrders } from './order.queries';
import { AmountChanged, OrderStatusForbids, RefundTimeExpired } from './order.refusals';
import {
  CancelOrderPayload,
  CancelRefundRequestPayload,
  OrderPage,
  OrderType,
  RequestRefundPayload,
  SubmitOrderPayload,
} from './order.types';
import { placeOrder } from './placing/place-order';
import { requestRefund } from './refunds/request-refund';

@Resolver()
export class OrderResolver {
  @AuthorizedQuery(() => OrderPage, { description: 'Your orders.' })
  orders(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { filter, sort, ...page }: OrdersArgs,
  ): Promise<OrderPage> {
    return listOrders(context, viewer, { ...page, ...filter, sort });
  }

  @AuthorizedQuery(() => OrderType, { nullable: true, description: 'One of your orders, or null.' })
  order(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of one of your orders, or its number.' }) id: string,
  ): Promise<OrderType | null> {
    return findOrder(services, viewer, id);
  }

  @Authorized()
  @RefusableMutation(() => SubmitOrderPayload, {
    description: 'Orders the selected items of the cart.',
    refusals: [InvalidInput, AmountChanged],
    plain: [
      'NO_PRODUCT_SELECTED',
      'PROHIBITED_GOODS',
      'AMOUNT_TOO_LARGE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  submitOrder(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The order form.' }) input: SubmitOrderInput,
  ): Promise<SubmitOrderPayload> {
    return present(viewer, placeOrder(services, viewer, input));
  }

  @AuthorizedMutation(() => CancelOrderPayload, {
    description: 'Cancels an order before it is paid.',
  })
  cancelOrder(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which order.' }) input: CancelOrderInput,
  ): Promise<CancelOrderPayload> {
    return present(viewer, cancelOrder(services, viewer, input.orderId));
  }

  @Authorized()
  @RefusableMutation(() => RequestRefundPayload, {
    description: 'Requests a refund of an order.',
    refusals: [InvalidInput, OrderStatusForbids, RefundTimeExpired],
    plain: ['NOT_FOUND', 'REFUND_ITEM_PACKED', 'IDEMPOTENCY_KEY_REUSED'],
  })
  requestRefund(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which order, and why.' }) input: RequestRefundInput,
  ): Promise<RequestRefundPayload> {
    return present(viewer, requestRefund(services, viewer, input));
  }

  @AuthorizedMutation(() => CancelRefundRequestPayload, {
    description: 'Takes a refund request back.',
  })
  cancelRefundRequest(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Of which order.' }) input: CancelRefundRequestInput,
  ): Promise<CancelRefundRequestPayload> {
    return present(viewer, cancelRefundRequest(services, viewer, input.orderId));
  }
}

async function present(viewer: Viewer, changed: Promise<Order>): Promise<SubmitOrderPayload> {
  return { order: await changed, viewer };
}
