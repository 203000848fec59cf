import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { wordOutput } from '../../../platform/http/output-wording';
import { restCall } from '../../../platform/http/rest-call';
import { findJointPayment, quoteJointPayment } from './joint-payment.queries';
import {
  JointPaymentPartType,
  JointPaymentQuoteType,
  JointPaymentType,
  JointQuoteArgs,
  PayOrdersInput,
} from './joint-payment.types';
import { payOrders } from './pay-orders';

wordOutput(JointPaymentType, {
  sentAs: { createdAt: 'payment_time' },
  examples: { number: 'JP20261121-04817733', amount: 2_500 },
});
wordOutput(JointPaymentPartType, {
  sentAs: { number: 'order_number', dueAt: 'due_time' },
  hidden: { order: 'Named by `id`.' },
});
wordOutput(JointPaymentQuoteType, { examples: { balance: 50_000 } });

const order_ids = ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'];
const several = inputForm(JointQuoteArgs, 'Which orders, and whether the balance pays first.', {
  example: { order_ids },
});
const payForm = inputForm(PayOrdersInput, 'Which orders are paid.', {
  example: { order_ids, idempotency_key: 'b3f1c2d4-pay-together' },
});

/** Our own calls about paying several orders at once (API-20). */
export const jointPaymentEndpoints = [
  restCall({
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
      'NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'BALANCE_TOO_LOW',
      'IDEMPOTENCY_KEY_REUSED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENTS_FROZEN',
    ],
    takes: payForm,
    data: one(JointPaymentType),
    run: ({ context, viewer, input }) => payOrders(context.services, viewer, input),
  }),
  restCall({
    method: 'get',
    path: '/joint_payments/{id}',
    operationId: 'getJointPayment',
    summary: 'One joint payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of the joint payment.',
    data: one(JointPaymentType),
    run: ({ context, viewer, id }) => findJointPayment(context.services, viewer, id),
  }),
  restCall({
    method: 'post',
    path: '/joint_payment_quotes',
    operationId: 'quoteJointPayment',
    summary: 'Payment quote for several orders.',
    description: 'Nothing is stored.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'ORDER_NOT_PAYABLE'],
    takes: several,
    data: one(JointPaymentQuoteType),
    run: ({ context, viewer, input }) => quoteJointPayment(context.services, viewer, input),
  }),
];
