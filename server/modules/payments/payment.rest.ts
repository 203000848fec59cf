import { many, one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { id, nullable } from '../../platform/http/shape';
import { packageByPlan } from '../packages/public';
import { cancelPayment } from './cancel-payment';
import { MAX_JOINT_ORDERS } from './joint/joint-payment.entity';
import { pay } from './pay';
import { PayInput } from './payment.inputs';
import { findPayment, listPendingPayments, MOST_PENDING } from './payment.queries';
import { PaymentType } from './payment.types';

wordOutput(PaymentType, {
  sentAs: { createdAt: 'creation_time', capturedAt: 'capture_time' },
  hidden: {
    payable: 'Named by `kind` and `target_id`.',
    order: 'Named by `target_id`, of a question by its own call.',
    package: 'Named by `package_id`.',
  },
  more: {
    package_id: {
      shape: nullable(id('The package that a paid packing plan became.')),
      read: async ({ targetKind, targetId }, { loaders }) =>
        targetKind === 'PACKING_PLAN'
          ? ((await loaders.get(packageByPlan).load(targetId))?.id ?? null)
          : null,
    },
  },
  examples: {
    ...{ number: 'PY20261121-04817733', status: 'CAPTURED', kind: 'ORDER', actual_payment: 0 },
    ...{ checkout_url: 'https://checkout.example.com/c/pay/cs_1', answer: 'Not there' },
  },
});

const payForm = inputForm(PayInput, 'What is paid.', {
  defaults: { method: 'BALANCE' },
  example: {
    ...{ kind: 'ORDER', target_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
    idempotency_key: 'b3f1c2d4-pay-once',
  },
});
const payment = one(PaymentType);

/** Our own calls about payments (API-20). */
export const paymentEndpoints = [
  restCall({
    method: 'post',
    path: '/payments',
    operationId: 'pay',
    summary: 'Pays for an order, a packing plan or a question.',
    description:
      'By card it is PENDING: send the shopper to `checkout_url` and ask again when they return. The ' +
      'same key again answers with the first payment and moves no money.',
    origin: 'our own call',
    needsToken: true,
    refusals: [
      'NOT_FOUND',
      'NOTHING_TO_PAY',
      'BALANCE_TOO_LOW',
      'PACKING_PLAN_EXPIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENTS_FROZEN',
    ],
    takes: payForm,
    data: payment,
    run: ({ context, viewer, input: { kind, targetId, ...rest } }) =>
      pay(context.services, viewer, { target: { kind, id: targetId }, ...rest }),
  }),
  restCall({
    method: 'get',
    path: '/pending_payments',
    operationId: 'listPendingPayments',
    summary: 'Pending payments, newest first; at most 50.',
    description:
      'Those that hold a part of the balance (`balance_deduction`), and recharges that will add to it.',
    origin: 'our own call',
    needsToken: true,
    data: many(payment, 'Those under way.', MOST_PENDING),
    run: ({ context, viewer }) => listPendingPayments(context.services, viewer.id),
  }),
  restCall({
    method: 'get',
    path: '/payments/{id}',
    operationId: 'getPayment',
    summary: 'One payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of the payment.',
    data: payment,
    run: ({ context, viewer, id }) => findPayment(context.services, viewer, id),
  }),
  restCall({
    method: 'post',
    path: '/payments/{id}/cancel',
    operationId: 'cancelPayment',
    summary: 'Cancels a pending card payment.',
    description:
      'What it holds of the balance is free again, and so are payments made together with it. Money that comes all ' +
      'the same goes to the balance.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PAYMENT_STATUS_FORBIDS'],
    id: 'Id of the payment.',
    data: many(payment, 'What has ended.', MAX_JOINT_ORDERS),
    run: ({ context, viewer, id }) => cancelPayment(context.services, viewer, id),
  }),
];
