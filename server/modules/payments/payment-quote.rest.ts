import { one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { instant } from '../../platform/http/shape';
import { PaymentQuoteInput } from './payment.inputs';
import { quotePayment } from './payment.queries';
import { PaymentMethodType, PaymentQuoteType } from './payment.types';

wordOutput(PaymentQuoteType, {
  hidden: {
    payable: 'Named by `kind` and `target_id`.',
    dueAt: 'It is `due_time`, never null of what can be quoted here.',
  },
  more: {
    due_time: { shape: instant('Until when it can be paid.'), read: ({ dueAt }) => dueAt },
  },
  examples: { target_number: 'OR20261121-04817733', balance: 50_000 },
});
wordOutput(PaymentMethodType, {
  examples: {
    ...{ name: 'Balance', fee_basis_points: 0, actual_payment: 0 },
    unavailable_reason: 'Your balance is ¥12.50 too low',
  },
});

const form = inputForm(
  PaymentQuoteInput,
  'What is to be paid, and whether the balance pays first.',
  {
    sentAs: { id: 'target_id' },
    example: { kind: 'ORDER', target_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
  },
);

/** Our own call about what paying would cost (API-20, RT-23). */
export const paymentQuoteEndpoints = [
  restCall({
    method: 'post',
    path: '/payment_quotes',
    operationId: 'quotePayment',
    summary: 'Payment quote for an order, a packing plan or a question.',
    description: 'Nothing is stored.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'NOTHING_TO_PAY', 'PACKING_PLAN_EXPIRED'],
    takes: form,
    data: one(PaymentQuoteType),
    async run({ context, viewer, input: { usesBalance, ...asked } }) {
      const quote = await quotePayment(context.services, viewer, asked, usesBalance);
      return { ...quote, kind: asked.kind, targetId: asked.id };
    },
  }),
];
