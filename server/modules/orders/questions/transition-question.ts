import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { isAheadAt } from '../../../platform/db/deadlines';
import { transition } from '../../../platform/db/transition';
import { OrderQuestion } from './order-question.entity';
import { questionMachine, type QuestionEvent } from './question.machine';

/** The shopper's answers have a deadline; other events end a question at any time. */
const guardOf = (event: QuestionEvent, now: Date): FindOptionsWhere<OrderQuestion> =>
  event === 'accept' || event === 'decline' ? { dueAt: isAheadAt(now) } : {};

/**
 * Ends a question. The statement requires status and deadline: only one of several simultaneous ends
 * succeeds.
 * @throws DomainError QUESTION_CLOSED
 */
export async function transitionQuestion(
  tx: EntityManager,
  question: Pick<OrderQuestion, 'id' | 'userId' | 'status'>,
  event: QuestionEvent,
  now: Date,
): Promise<void> {
  const end = { endedAt: now };
  await transition(tx, OrderQuestion, questionMachine, question, event, end, guardOf(event, now));
}
