import { DomainError } from '../../kernel/errors';
import { idInPath, inPath, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { listQuery, pageOf, presentPage } from '../../platform/http/paging';
import { choice, list, model, nullable, number, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { OrderFilter, SubmitOrderInput } from './order.inputs';
import { findOrder, listOrders } from './order.queries';
import { orderShape, presentOrder } from './order.shape';
import { OrderStatusEnum } from './order.types';
import { cancelOrder } from './placing/cancel-order';
import { placeOrder } from './placing/place-order';
import { suggestContact } from './suggest-contact.queries';

const filter = listQuery(OrderFilter, {
  example: {
    ...{ status: 'PENDING_PAYMENT', next_actor: 'SHOPPER', search: 'teapot' },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
});
const orderForm = inputForm(SubmitOrderInput, 'What the confirm page asks.', {
  sentAs: { remark: 'purchase_remark' },
  example: {
    contact: { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' },
    purchase_remark: 'No box, please',
    fine_photos: { count: 2, note: 'The lid', location: 'The base' },
    expected_amount: 1_650,
  },
});
const counts = list(
  'How many orders have each status, whatever status is asked for.',
  model('OrderStatusCount', 'How many of the orders have a status.', {
    status: choice('The status.', OrderStatusEnum, 'PENDING_PAYMENT'),
    count: number('Orders with it.', 1),
  }),
);

/** Our own calls about orders (API-20, EN-07). */
export const orderEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/orders',
    operationId: 'listOrders',
    summary: 'The orders of the shopper, newest first.',
    description:
      'Numbers of orders and packages and names of items are looked through by `search`. With `next_actor` the earliest deadline comes first, orders without one last.',
    origin: 'our own call',
    needsToken: true,
    isPaged: true,
    parameters: filter.parameters,
    data: pageOf('OrderPage', orderShape, { counts }),
    async run(context, { query }) {
      const viewer = requireViewer(context);
      const { page: asked, filter: which } = await filter.read(query);
      const page = await listOrders(context, viewer, { ...which, ...asked });
      const items = await Promise.all(page.items.map((one) => presentOrder(context, one)));
      return presentPage({ ...page, items }, (one) => one, { counts: page.counts });
    },
  },
  {
    method: 'post',
    path: '/orders',
    operationId: 'submitOrder',
    summary: 'Orders what is selected in the cart.',
    description: 'The order waits 72 hours for its payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NO_PRODUCT_SELECTED', 'PROHIBITED_GOODS', 'AMOUNT_TOO_LARGE', 'AMOUNT_CHANGED'],
    ...orderForm.sent,
    data: orderShape,
    async run(context, { body }) {
      const input = await orderForm.read(body);
      const placed = await placeOrder(context.services, requireViewer(context), input);
      return presentOrder(context, placed);
    },
  },
  {
    method: 'get',
    path: '/orders/{id}',
    operationId: 'getOrder',
    summary: 'One order.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [inPath('id', text('Id of the order, or its number.', 'OR20261121-04817733'))],
    data: orderShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const found = await findOrder(context.services, viewer, params['id'] ?? '');
      if (!found) throw new DomainError('NOT_FOUND');
      return presentOrder(context, found);
    },
  },
  {
    method: 'post',
    path: '/orders/{id}/cancel',
    operationId: 'cancelOrder',
    summary: 'Cancels an order before it is paid.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the order.')],
    data: orderShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const cancelled = await cancelOrder(context.services, viewer, params['id'] ?? '');
      return presentOrder(context, cancelled);
    },
  },
  {
    method: 'get',
    path: '/suggested_contact',
    operationId: 'suggestContact',
    summary: 'Whom the next order is likely to name as contact.',
    origin: 'our own call',
    needsToken: true,
    data: nullable(
      model('SuggestedContact', 'Somebody to ask; null while we know nobody.', {
        name: text('Name.', 'Anna Lee'),
        phone: text('Phone number.', '+49 30 1234567'),
      }),
    ),
    run: (context) => suggestContact(context.services, requireViewer(context).id),
  },
];
