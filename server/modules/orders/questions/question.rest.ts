import { one } from '../../../platform/http/answer';
import { wordOutput } from '../../../platform/http/output-wording';
import { restCall } from '../../../platform/http/rest-call';
import { id } from '../../../platform/http/shape';
import { acceptQuestion } from './accept-question';
import { declineQuestion } from './decline-question';
import { OrderQuestionType } from './question.types';

wordOutput(OrderQuestionType, {
  sentAs: { askedAt: 'asked_time', dueAt: 'due_time', endedAt: 'end_time' },
  hidden: { item: 'Named by `order_item_id`.', order: 'Named by `order_id`.' },
  more: {
    order_id: { shape: id('The order it is about.'), read: ({ orderId }) => orderId },
    order_item_id: { shape: id('The item it is about.'), read: ({ orderItemId }) => orderItemId },
  },
  examples: { old_unit_price: 1_000, new_unit_price: 1_200, difference: 400 },
});

/** Our own calls about what differs at purchase (API-20). */
export const questionEndpoints = [
  restCall({
    method: 'post',
    path: '/questions/{id}/accept',
    operationId: 'acceptQuestion',
    summary: "Accepts a question's offer that costs nothing more.",
    description:
      'What costs more is accepted by paying for it: `POST /payments` with the kind QUESTION.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'QUESTION_CLOSED', 'QUESTION_NEEDS_PAYMENT'],
    id: 'Id of the question.',
    data: one(OrderQuestionType),
    run: ({ context, viewer, id }) => acceptQuestion(context.services, viewer, id),
  }),
  restCall({
    method: 'post',
    path: '/questions/{id}/decline',
    operationId: 'declineQuestion',
    summary: "Declines a question's offer; its item is refunded.",
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'QUESTION_CLOSED'],
    id: 'Id of the question.',
    data: one(OrderQuestionType),
    run: ({ context, viewer, id }) => declineQuestion(context.services, viewer, id),
  }),
];
