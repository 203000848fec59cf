import { DomainError } from '../../kernel/errors';
import { idInPath, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { list } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { MAX_JOINT_ORDERS } from './joint/joint-payment.entity';
import { cancelPayment } from './cancel-payment';
import { pay } from './pay';
import { PayInput } from './payment.inputs';
import { findPayment, listPendingPayments, MOST_PENDING } from './payment.queries';
import { paymentShape, presentPayment } from './payment.shape';

const payForm = inputForm(PayInput, 'What is paid.', {
  defaults: { method: 'BALANCE' },
  example: {
    ...{ kind: 'ORDER', target_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
    idempotency_key: 'b3f1c2d4-pay-once',
  },
});

/** Our own calls about payments (API-20). */
export const paymentEndpoints: readonly Endpoint[] = [
  {
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
      ...(['NOT_FOUND', 'NOTHING_TO_PAY', 'BALANCE_TOO_LOW'] as const),
      ...(['PACKING_PLAN_EXPIRED', 'IDEMPOTENCY_KEY_REUSED'] as const),
      ...(['PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_GATEWAY_UNAVAILABLE'] as const),
      'PAYMENTS_FROZEN',
    ],
    ...payForm.sent,
    data: paymentShape,
    async run(context, { body }) {
      const { kind, targetId, ...rest } = await payForm.read(body);
      const order = { target: { kind, id: targetId }, ...rest };
      return presentPayment(context, await pay(context.services, requireViewer(context), order));
    },
  },
  {
    method: 'get',
    path: '/pending_payments',
    operationId: 'listPendingPayments',
    summary: 'Payments whose money is on its way, newest first; at most 50.',
    description:
      'Those that hold a part of the balance (`balance_deduction`), and recharges that will add to it.',
    origin: 'our own call',
    needsToken: true,
    data: list('Those under way.', paymentShape, MOST_PENDING),
    async run(context) {
      const pending = await listPendingPayments(context.services, requireViewer(context).id);
      return Promise.all(pending.map((one) => presentPayment(context, one)));
    },
  },
  {
    method: 'get',
    path: '/payments/{id}',
    operationId: 'getPayment',
    summary: 'One payment.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of the payment.')],
    data: paymentShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const found = await findPayment(context.services, viewer, params['id'] ?? '');
      if (!found) throw new DomainError('NOT_FOUND');
      return presentPayment(context, found);
    },
  },
  {
    method: 'post',
    path: '/payments/{id}/cancel',
    operationId: 'cancelPayment',
    summary: 'Gives up a payment by card that is still pending.',
    description:
      'What it holds of the balance is free again, and so are payments made together with it. Money that comes all ' +
      'the same goes to the balance.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PAYMENT_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the payment.')],
    data: list('What has ended.', paymentShape, MAX_JOINT_ORDERS),
    async run(context, { params }) {
      const viewer = requireViewer(context);
      const ended = await cancelPayment(context.services, viewer, params['id'] ?? '');
      return Promise.all(ended.map((one) => presentPayment(context, one)));
    },
  },
];
