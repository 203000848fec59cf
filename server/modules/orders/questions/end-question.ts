import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { questionEnded } from '../extension-points';
import { OrderQuestion } from './order-question.entity';
import type { QuestionEvent } from './question.machine';
import { transitionQuestion } from './transition-question';

/**
 * Ends a question that is not accepted; attempts to pay for it end as well. The caller holds the
 * fund's lock. @throws DomainError QUESTION_CLOSED
 */
export async function endQuestion(
  { modules }: Pick<Services, 'modules'>,
  tx: EntityManager,
  question: OrderQuestion,
  event: Exclude<QuestionEvent, 'accept'>,
  now: Date,
): Promise<void> {
  await transitionQuestion(tx, question, event, now);
  for (const react of questionEnded.of(modules)) await react(tx, question.id);
}

/** Ends the open questions about an order, or one item of it, because a refund was requested or given. */
export async function dropQuestions(
  services: Pick<Services, 'modules'>,
  tx: EntityManager,
  which: { readonly orderId: string; readonly orderItemId?: string },
  now: Date,
): Promise<void> {
  const open = await tx.findBy(OrderQuestion, { ...which, status: 'OPEN' });
  for (const question of open) await endQuestion(services, tx, question, 'drop', now);
}
