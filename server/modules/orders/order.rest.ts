import { DomainError } from '../../kernel/errors';
import { inPath, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import {
  choice,
  form,
  instant,
  model,
  money,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { cancelOrder } from './placing/cancel-order';
import type { Order } from './order.entity';
import { SubmitOrderInput } from './order.inputs';
import { orderStatuses } from './order.machine';
import { findOrder, listOrders } from './order.queries';
import { placeOrder } from './placing/place-order';

const id = text('Public id of the order.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const idOrNumber = text('Id of the order, or its number.', 'OR20261121-04817733');
const orderForm = inputForm(SubmitOrderInput, 'What the confirm page asks.', {
  sentAs: { remark: 'purchase_remark' },
  example: {
    contact: { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' },
    purchase_remark: 'No box, please',
    fine_photos: { count: 2, note: 'The lid', location: 'The base' },
  },
});
const order = model('Order', 'What a shopper asked us to buy, in the words of the specification.', {
  id,
  order_number: text('Number to name it by.', 'OR20261121-04817733'),
  status: choice('Where it stands.', orderStatuses, 'PENDING_PAYMENT'),
  submit_time: instant('When it was submitted.'),
  payment_time: nullable(instant('When it was paid.')),
  amount: money('What is to be paid.', 1_250),
  balance_deduction: money('Part paid from the balance.', 1_250),
  payment_method_discount: money('Discount of the payment method.', 0),
  handling_fee: money('Fee of the payment method.', 0),
  actual_payment: money('Part paid otherwise.', 0),
  contact: model('OrderContact', 'Whom we ask when something is unclear.', {
    name: text('Name.', 'Anna Lee'),
    phone: text('Phone number.', '+49 30 1234567'),
    email: text('E-mail address.', 'anna@example.com'),
  }),
  purchase_remark: text('Remark for the purchase; may be empty.', 'No box, please'),
  fine_photos: form('Photos the warehouse is to take.', {
    count: number('How many.', 2),
    location: text('Which place to photograph; may be empty.', 'The base'),
  }),
});

function present(one: Order) {
  return {
    ...{ id: one.id, order_number: one.number, status: one.status, amount: one.amount },
    ...{ submit_time: one.submittedAt, payment_time: one.paidAt },
    balance_deduction: one.balanceDeduction,
    payment_method_discount: one.paymentMethodDiscount,
    handling_fee: one.handlingFee,
    actual_payment: one.actualPayment,
    contact: { name: one.contactName, phone: one.contactPhone, email: one.contactEmail },
    purchase_remark: one.remark,
    fine_photos: { count: one.finePhotoCount, location: one.finePhotoLocation },
  };
}

/** Our own calls about orders (API-20, EN-07). */
export const orderEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/orders',
    summary: 'The orders of the shopper.',
    origin: 'our own call',
    needsToken: true,
    parameters: pageParameters,
    data: pageOf('The orders.', order),
    async run(context, call) {
      const filter = await readPage(call);
      return presentPage(
        await listOrders(context.services, requireViewer(context), filter),
        present,
      );
    },
  },
  {
    method: 'post',
    path: '/orders',
    summary: 'Orders what is selected in the cart; the order waits 72 hours for its payment.',
    origin: 'our own call',
    needsToken: true,
    ...orderForm.sent,
    data: order,
    async run(context, { body }) {
      const input = await orderForm.read(body);
      return present(await placeOrder(context.services, requireViewer(context), input));
    },
  },
  {
    method: 'get',
    path: '/orders/{id}',
    summary: 'One order.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', idOrNumber)],
    data: order,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const found = await findOrder(context.services, viewer, params['id'] ?? '');
      if (!found) throw new DomainError('NOT_FOUND');
      return present(found);
    },
  },
  {
    method: 'post',
    path: '/orders/{id}/cancel',
    summary: 'Cancels an order before it is paid.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', id)],
    data: order,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      return present(await cancelOrder(context.services, viewer, params['id'] ?? ''));
    },
  },
];
