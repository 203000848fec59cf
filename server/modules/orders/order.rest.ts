import { DomainError } from '../../kernel/errors';
import {
  formIn,
  inPath,
  inputOf,
  readInput,
  type Endpoint,
  type RestCall,
} from '../../platform/http/endpoint';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import { form, money, nullable, number, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { cancelOrder } from './cancel-order';
import type { Order } from './order.entity';
import { ContactInput, FinePhotosInput, SubmitOrderInput } from './order.inputs';
import { findOrder, listOrders } from './order.queries';
import { placeOrder } from './place-order';

const id = text('Public id of the order.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const idOrNumber = text('Id of the order, or its number.', 'OR20261121-04817733');
const contact = form('Whom we ask when something is unclear.', {
  name: text('Name.', 'Anna Lee'),
  phone: text('Phone number.', '+49 30 1234567'),
  email: text('E-mail address.', 'anna@example.com'),
});
const remark = text('Remark for the purchase; may be empty.', 'No box, please');
const count = number('How many.', 2);
const location = text('Which place to photograph; may be empty.', 'The base');
const order = form('What a shopper asked us to buy, in the words of the specification.', {
  id,
  order_number: text('Number to name it by.', 'OR20261121-04817733'),
  status: text('Where it stands.', 'PENDING_PAYMENT'),
  submit_time: text('When it was submitted.', '2026-11-21T08:00:00.000Z'),
  payment_time: nullable(text('When it was paid.', '2026-11-21T09:00:00.000Z')),
  amount: money('What is to be paid.', 1_250),
  balance_deduction: money('Part paid from the balance.', 1_250),
  payment_method_discount: money('Discount of the payment method.', 0),
  handling_fee: money('Fee of the payment method.', 0),
  actual_payment: money('Part paid otherwise.', 0),
  contact,
  purchase_remark: remark,
  fine_photos: form('Photos the warehouse is to take.', { count, location }),
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

function readOrderForm(body: RestCall['body']): Promise<SubmitOrderInput> {
  const { name, phone, email } = formIn(body, 'contact');
  const { count = 0, note = '', location = '' } = formIn(body, 'fine_photos');
  return readInput(SubmitOrderInput, {
    contact: inputOf(ContactInput, { name, phone, email }),
    remark: body['purchase_remark'] ?? '',
    finePhotos: inputOf(FinePhotosInput, { count, note, location }),
  });
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
    body: form(
      'What the confirm page asks.',
      { contact },
      {
        purchase_remark: remark,
        fine_photos: form(
          'Photos to take; none when left out.',
          { count },
          { location, note: text('What they should show; may be empty.', 'The lid') },
        ),
      },
    ),
    sentNames: { remark: 'purchase_remark' },
    data: order,
    async run(context, { body }) {
      const input = await readOrderForm(body);
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
