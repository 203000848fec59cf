import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { instant, model, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { paymentQuoteFields, presentMethods } from './payment-quote.shape';
import { PaymentQuoteInput } from './payment.inputs';
import { quotePayment } from './payment.queries';
import { targetFields } from './payment.shape';

const form = inputForm(
  PaymentQuoteInput,
  'What is to be paid, and whether the balance pays first.',
  {
    sentAs: { id: 'target_id' },
    example: { kind: 'ORDER', target_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
  },
);

/** Our own call about what paying would cost (API-20, RT-23). */
export const paymentQuoteEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/payment_quotes',
    operationId: 'quotePayment',
    summary: 'What is to be paid for an order, a packing plan or a question, and how it can be.',
    description: 'Nothing is kept: it only asks.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'NOTHING_TO_PAY', 'PACKING_PLAN_EXPIRED'],
    ...form.sent,
    data: model('PaymentQuote', 'What is to be paid and how it can be.', {
      ...targetFields,
      target_number: text('Number of the order, packing plan or question.', 'OR20261121-04817733'),
      due_time: instant('Until when it can be paid.'),
      ...paymentQuoteFields,
    }),
    async run(context, { body }) {
      const { usesBalance, ...asked } = await form.read(body);
      const viewer = requireViewer(context);
      const quote = await quotePayment(context.services, viewer, asked, usesBalance);
      return {
        ...{ kind: asked.kind, target_id: asked.id, target_number: quote.targetNumber },
        ...{ due_time: quote.dueAt, amount: quote.amount, balance: quote.balance },
        methods: presentMethods(quote.methods, context.language),
      };
    },
  },
];
