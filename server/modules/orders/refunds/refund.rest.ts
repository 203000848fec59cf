import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { requireViewer } from '../../../platform/request-context';
import { RequestRefundInput } from '../order.inputs';
import { orderShape, presentOrder } from '../order.shape';
import { cancelRefundRequest } from './cancel-refund-request';
import { requestRefund } from './request-refund';

const request = inputForm(RequestRefundInput, 'Why.', {
  sentAs: { orderId: 'id' },
  given: ['orderId'],
  example: { reason: 'Ordered by mistake' },
});

/** Our own calls about getting the money of an order back (API-20, ST-07). */
export const refundEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/orders/{id}/request_refund',
    operationId: 'requestRefund',
    summary: 'Asks for the money of an order back.',
    description: 'An operator decides. `available_actions` says whether it can be asked for.',
    origin: 'our own call',
    needsToken: true,
    refusals: [
      ...(['NOT_FOUND', 'ORDER_STATUS_FORBIDS', 'REFUND_TIME_EXPIRED'] as const),
      'REFUND_ITEM_PACKED',
    ],
    parameters: [idInPath('Id of the order.')],
    ...request.sent,
    data: orderShape,
    async run(context, { params, body }) {
      const input = await request.read(body, { orderId: params['id'] ?? '' });
      const order = await requestRefund(context.services, requireViewer(context), input);
      return presentOrder(context, order);
    },
  },
  {
    method: 'post',
    path: '/orders/{id}/withdraw_refund_request',
    operationId: 'withdrawRefundRequest',
    summary: 'Takes a refund request back; the order goes on where it stood.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the order.')],
    data: orderShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const order = await cancelRefundRequest(context.services, viewer, params['id'] ?? '');
      return presentOrder(context, order);
    },
  },
];
