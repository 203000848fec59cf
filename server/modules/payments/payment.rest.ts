import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { choice, model, money, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { pay } from './pay';
import { paymentStatuses } from './payment.entity';
import { PayInput } from './payment.inputs';

const payForm = inputForm(PayInput, 'What is paid.', {
  given: ['method'],
  example: {
    ...{ kind: 'ORDER', target_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
    idempotency_key: 'b3f1c2d4-pay-once',
  },
});

/** Our own call about payments (API-20). */
export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/payments',
    summary: 'Pays for an order or a packing plan from the balance.',
    origin: 'our own call',
    needsToken: true,
    ...payForm.sent,
    data: model('Payment', 'The payment.', {
      id: text('Public id of the payment.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
      number: text('Its number.', 'PY20261121-04817733'),
      status: choice('How far it has come.', paymentStatuses, 'CAPTURED'),
      amount: money('What was to be paid.', 1_250),
      balance_deduction: money('Part paid from the balance.', 1_250),
      actual_payment: money('Part paid otherwise.', 0),
    }),
    async run(context, { body }) {
      const { kind, targetId, ...rest } = await payForm.read(body, { method: 'BALANCE' });
      const order = { target: { kind, id: targetId }, ...rest };
      const payment = await pay(context.services, requireViewer(context), order);
      const { id, number, status, amount, balanceDeduction, actualPayment } = payment;
      return {
        ...{ id, number, status, amount },
        ...{ balance_deduction: balanceDeduction, actual_payment: actualPayment },
      };
    },
  },
];
