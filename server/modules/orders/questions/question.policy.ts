import { HOUR_MS, isOver, later } from '../../../kernel/clock';
import { questionMachine, type QuestionStatus } from './question.machine';

interface QuestionFacts {
  readonly status: QuestionStatus;
  readonly dueAt: Date;
}

export function answerDueFrom(askedAt: Date, hours: number): Date {
  return later(askedAt, hours * HOUR_MS);
}

/** Returns whether the shopper can still accept or decline; the due instant itself is too late. */
export function isAnswerable({ status, dueAt }: QuestionFacts, now: Date): boolean {
  return questionMachine.allows(status, 'accept') && !isOver(dueAt, now);
}
