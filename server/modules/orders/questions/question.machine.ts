import { defineMachine } from '../../../kernel/machine';

export const questionStatuses = [
  'OPEN',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'DROPPED',
] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export type QuestionEvent = 'accept' | 'decline' | 'expire' | 'withdraw' | 'drop';

/** The life cycle of a question: it is open until the first of these events ends it. */
export const questionMachine = defineMachine<QuestionStatus, QuestionEvent>({
  statuses: questionStatuses,
  refusal: 'QUESTION_CLOSED',
  transitions: [
    { from: 'OPEN', event: 'accept', to: 'ACCEPTED' },
    { from: 'OPEN', event: 'decline', to: 'DECLINED' },
    { from: 'OPEN', event: 'expire', to: 'EXPIRED' },
    { from: 'OPEN', event: 'withdraw', to: 'WITHDRAWN' },
    // A refund was requested or given, so the question no longer matters.
    { from: 'OPEN', event: 'drop', to: 'DROPPED' },
  ],
});
