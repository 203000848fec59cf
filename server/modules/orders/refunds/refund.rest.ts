import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { restCall } from '../../../platform/http/rest-call';
import { RequestRefundInput } from '../order.inputs';
import { OrderType } from '../order.types';
import { cancelRefundRequest } from './cancel-refund-request';
import { requestRefund } from './request-refund';

const request = inputForm(RequestRefundInput, 'Why.', {
  inPath: 'orderId',
  example: { reason: 'Ordered by mistake' },
});

/** Our own calls about getting the money of an order back (API-20, ST-07). */
export const refundEndpoints = [
  restCall({
    method: 'post',
    path: '/orders/{id}/request_refund',
    operationId: 'requestRefund',
    summary: 'Requests a refund of an order.',
    description: 'An operator decides. `available_actions` says whether it can be asked for.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_STATUS_FORBIDS', 'REFUND_TIME_EXPIRED', 'REFUND_ITEM_PACKED'],
    id: 'Id of the order.',
    takes: request,
    data: one(OrderType),
    run: ({ context, viewer, input }) => requestRefund(context.services, viewer, input),
  }),
  restCall({
    method: 'post',
    path: '/orders/{id}/withdraw_refund_request',
    operationId: 'withdrawRefundRequest',
    summary: 'Cancels a refund request; the order returns to its previous status.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_STATUS_FORBIDS'],
    id: 'Id of the order.',
    data: one(OrderType),
    run: ({ context, viewer, id }) => cancelRefundRequest(context.services, viewer, id),
  }),
];
