import { one, oneOrNull } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { listQuery, paged } from '../../platform/http/paging';
import { restCall } from '../../platform/http/rest-call';
import { id, list, nullable, text } from '../../platform/http/shape';
import { packageIdsByOrder, storedItemByOrderItem } from '../warehouse/public';
import { OrderItemType } from './items/order-item.types';
import { OrderFilter, SubmitOrderInput } from './order.inputs';
import { findOrder, listOrders } from './order.queries';
import {
  FinePhotoServiceType,
  OrderContactType,
  OrderPage,
  OrderType,
  SuggestedContactType,
} from './order.types';
import { cancelOrder } from './placing/cancel-order';
import { placeOrder } from './placing/place-order';
import { suggestContact } from './suggest-contact.queries';

wordOutput(OrderType, {
  sentAs: {
    ...{ number: 'order_number', remark: 'purchase_remark' },
    ...{ submittedAt: 'submit_time', paymentDueAt: 'payment_due_time', paidAt: 'payment_time' },
  },
  hidden: { packages: 'Named by `package_ids`; `GET /packages/{id}` tells the rest.' },
  more: {
    package_ids: {
      shape: list(
        'The packages in which its items lie or travelled, oldest first; empty before.',
        id('One of them.'),
      ),
      read: (order, { loaders }) => loaders.get(packageIdsByOrder).load(order.id),
    },
  },
  examples: { refund_reason: 'Ordered by mistake', refund_answer: 'It was bought already' },
});
wordOutput(OrderContactType, { examples: { name: 'Anna Lee' } });
wordOutput(SuggestedContactType, { examples: { name: 'Anna Lee' } });
wordOutput(FinePhotoServiceType, {
  model: 'FinePhotos',
  examples: { count: 2, note: 'The lid', location: 'The base' },
});
wordOutput(OrderItemType, {
  hidden: { storedItem: 'Named by `stored_item_id`, among the stored items.' },
  more: {
    stored_item_id: {
      shape: nullable(id('What the warehouse measured; null until the item arrived.')),
      read: async (item, { loaders }) =>
        (await loaders.get(storedItemByOrderItem).load(item.id))?.id ?? null,
    },
  },
});

const filter = listQuery(OrderFilter, {
  example: {
    ...{ status: 'PENDING_PAYMENT', next_actor: 'SHOPPER', search: 'teapot' },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
});
const orderForm = inputForm(SubmitOrderInput, 'The order form.', {
  sentAs: { remark: 'purchase_remark' },
  example: {
    contact: { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' },
    purchase_remark: 'No box, please',
    fine_photos: { count: 2, note: 'The lid', location: 'The base' },
    expected_amount: 1_650,
  },
});
const order = one(OrderType);

/** Our own calls about orders (API-20, EN-07). */
export const orderEndpoints = [
  restCall({
    method: 'get',
    path: '/orders',
    operationId: 'listOrders',
    summary: 'The orders of the shopper, newest first.',
    description:
      'Numbers of orders and packages and names of items are looked through by `search`. With `next_actor` the earliest deadline comes first, orders without one last.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    data: paged(one(OrderPage)),
    run: ({ context, viewer, input }) =>
      listOrders(context, viewer, { ...input.filter, ...input.page }),
  }),
  restCall({
    method: 'post',
    path: '/orders',
    operationId: 'submitOrder',
    summary: 'Orders the selected items of the cart.',
    description: 'The order waits 72 hours for its payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NO_PRODUCT_SELECTED', 'PROHIBITED_GOODS', 'AMOUNT_TOO_LARGE', 'AMOUNT_CHANGED'],
    takes: orderForm,
    data: order,
    run: ({ context, viewer, input }) => placeOrder(context.services, viewer, input),
  }),
  restCall({
    method: 'get',
    path: '/orders/{id}',
    operationId: 'getOrder',
    summary: 'One order.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: text('Id of the order, or its number.', 'OR20261121-04817733'),
    data: order,
    run: ({ context, viewer, id }) => findOrder(context.services, viewer, id),
  }),
  restCall({
    method: 'post',
    path: '/orders/{id}/cancel',
    operationId: 'cancelOrder',
    summary: 'Cancels an order before it is paid.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_STATUS_FORBIDS'],
    id: 'Id of the order.',
    data: order,
    run: ({ context, viewer, id }) => cancelOrder(context.services, viewer, id),
  }),
  restCall({
    method: 'get',
    path: '/suggested_contact',
    operationId: 'suggestContact',
    summary: 'Suggested contact for the next order; null if there is none.',
    origin: 'our own call',
    needsToken: true,
    data: oneOrNull(one(SuggestedContactType)),
    run: ({ context, viewer }) => suggestContact(context.services, viewer.id),
  }),
];
