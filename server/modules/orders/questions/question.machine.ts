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

/** The life cycle of a question: it is open until one of these ends it, whichever comes first. */
export const questionMachine = defineMachine<QuestionStatus, QuestionEvent>({
  statuses: questionStatuses,
  refusal: 'QUESTION_CLOSED',
  transitions: [
    { from: 'OPEN', event: 'accept', to: 'ACCEPTED' },
    { from: 'OPEN', event: 'decline', to: 'DECLINED' },
    { from: 'OPEN', event: 'expire', to: 'EXPIRED' },
    { from: 'OPEN', event: 'withdraw', to: 'WITHDRAWN' },
    // A refund was asked for or given, so that there is nothing left to ask.
    { from: 'OPEN', event: 'drop', to: 'DROPPED' },
  ],
});
