import { readInput, type Endpoint } from '../../platform/http/endpoint';
import { form, money, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { pay } from './pay';
import { PayInput } from './payment.inputs';

/** Our own call about payments (API-20). */
export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/payments',
    summary: 'Pays for an order or a packing plan from the balance.',
    origin: 'our own call',
    needsToken: true,
    body: form('What is paid.', {
      kind: text('ORDER or PACKING_PLAN.', 'ORDER'),
      target_id: text('Id of the order or packing plan.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
      idempotency_key: text(
        '8–80 letters, digits, - or _, drawn anew for each intention to pay; sent again it answers ' +
          'with the first payment and moves no money.',
        'b3f1c2d4-pay-once',
      ),
    }),
    data: form('The payment.', {
      id: text('Public id of the payment.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
      number: text('Its number.', 'PY20261121-04817733'),
      status: text('How far it has come.', 'CAPTURED'),
      amount: money('What was to be paid.', 1_250),
      balance_deduction: money('Part paid from the balance.', 1_250),
      actual_payment: money('Part paid otherwise.', 0),
    }),
    async run(context, { body }) {
      const { kind, targetId, ...rest } = await readInput(PayInput, {
        ...{ kind: body['kind'], targetId: body['target_id'], method: 'BALANCE' },
        idempotencyKey: body['idempotency_key'],
      });
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
