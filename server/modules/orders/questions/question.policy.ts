import { HOUR_MS, isOver, later } from '../../../kernel/clock';
import { questionMachine, type QuestionStatus } from './question.machine';

interface QuestionFacts {
  readonly status: QuestionStatus;
  readonly dueAt: Date;
}

export function answerDueFrom(askedAt: Date, hours: number): Date {
  return later(askedAt, hours * HOUR_MS);
}

/** Whether the shopper can still accept or decline; from the due instant on nobody can. */
export function isAnswerable({ status, dueAt }: QuestionFacts, now: Date): boolean {
  return questionMachine.allows(status, 'accept') && !isOver(dueAt, now);
}
