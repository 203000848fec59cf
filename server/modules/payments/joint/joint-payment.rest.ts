import { DomainError } from '../../../kernel/errors';
import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { id, instant, list, model, money, text } from '../../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { paymentQuoteFields, presentMethods } from '../payment-quote.shape';
import { paymentShape, presentPayment } from '../payment.shape';
import type { JointPayment } from './joint-payment.entity';
import { findJointPayment, paymentsByJoint, quoteJointPayment } from './joint-payment.queries';
import { JointQuoteArgs, PayOrdersInput } from './joint-payment.types';
import { payOrders } from './pay-orders';

const order_ids = ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'];
const several = inputForm(JointQuoteArgs, 'Which orders, and whether the balance pays first.', {
  example: { order_ids },
});
const payForm = inputForm(PayOrdersInput, 'Which orders are paid.', {
  example: { order_ids, idempotency_key: 'b3f1c2d4-pay-together' },
});
const jointPayment = model(
  'JointPayment',
  'One attempt to pay for several orders in one step, all of them or none.',
  {
    id: id('Public id of the joint payment.'),
    number: text('Its number.', 'JP20261121-04817733'),
    amount: money('What all orders cost together.', 2_500),
    payment_time: instant('When it was begun; paid from the balance, it was paid then.'),
    payments: list('The payment of each order.', paymentShape),
  },
);
const quote = model('JointPaymentQuote', 'What several orders cost together.', {
  orders: list(
    'The orders, each with its amount.',
    model('JointPaymentPart', 'One of several orders that are to be paid.', {
      id: id('Id of the order.'),
      order_number: text('Number of the order.', 'OR20261121-04817733'),
      amount: money('What is to be paid for it.', 1_250),
      due_time: instant('Until when it can be paid.'),
    }),
  ),
  ...paymentQuoteFields,
});

async function present(context: RequestContext, { id, number, amount, createdAt }: JointPayment) {
  const payments = await context.loaders.get(paymentsByJoint).load(id);
  return {
    ...{ id, number, amount, payment_time: createdAt },
    payments: await Promise.all(payments.map((one) => presentPayment(context, one))),
  };
}

/** Our own calls about paying several orders at once (API-20). */
export const jointPaymentEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/joint_payments',
    operationId: 'payOrders',
    summary: 'Pays for several orders: all of them or none.',
    description:
      'By card its payments are PENDING: send the shopper to the `checkout_url` that all of them ' +
      'have. The same key again answers with the first joint payment and moves no money.',
    origin: 'our own call',
    needsToken: true,
    refusals: [
      ...(['NOT_FOUND', 'ORDER_NOT_PAYABLE', 'BALANCE_TOO_LOW'] as const),
      'IDEMPOTENCY_KEY_REUSED',
      ...(['PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_GATEWAY_UNAVAILABLE'] as const),
      'PAYMENTS_FROZEN',
    ],
    ...payForm.sent,
    data: jointPayment,
    async run(context, { body }) {
      const input = await payForm.read(body);
      return present(context, await payOrders(context.services, requireViewer(context), input));
    },
  },
  {
    method: 'get',
    path: '/joint_payments/{id}',
    operationId: 'getJointPayment',
    summary: 'One joint payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of the joint payment.')],
    data: jointPayment,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const found = await findJointPayment(context.services, viewer, params['id'] ?? '');
      if (!found) throw new DomainError('NOT_FOUND');
      return present(context, found);
    },
  },
  {
    method: 'post',
    path: '/joint_payment_quotes',
    operationId: 'quoteJointPayment',
    summary: 'What several orders cost together, and how they can be paid.',
    description: 'Nothing is kept: it only asks.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_NOT_PAYABLE'],
    ...several.sent,
    data: quote,
    async run(context, { body }) {
      const asked = await several.read(body);
      const quoted = await quoteJointPayment(context.services, requireViewer(context), asked);
      return {
        orders: quoted.orders.map(({ id, number, amount, dueAt }) => ({
          ...{ id, order_number: number, amount, due_time: dueAt },
        })),
        ...{ amount: quoted.amount, balance: quoted.balance },
        methods: presentMethods(quoted.methods, context.language),
      };
    },
  },
];
