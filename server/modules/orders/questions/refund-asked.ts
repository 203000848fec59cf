import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { notify } from '../../notifications/public';
import { returnItem } from '../refunds/return-item';
import { transitionOrder } from '../transition-order';
import { endQuestion } from './end-question';
import type { QuestionInOrder } from './find-question';

/** Ways in which a question ends with a refund of its item, and their notifications. */
const endings = {
  decline: { event: 'declineQuestion', actor: 'SHOPPER', kind: 'QUESTION_DECLINED' },
  expire: { event: 'expireQuestion', actor: 'CLOCK', kind: 'QUESTION_EXPIRED' },
} as const;

/**
 * Ends a question without acceptance: its item is refunded at once. The caller holds the locks of fund and
 * order. @throws DomainError QUESTION_CLOSED
 */
export async function refundAsked(
  services: Services,
  tx: EntityManager,
  { question, order, item, items }: QuestionInOrder,
  how: keyof typeof endings,
  { now, refundDays }: { readonly now: Date; readonly refundDays: number },
): Promise<void> {
  const { event, actor, kind } = endings[how];
  await endQuestion(services, tx, question, how, now);
  await transitionOrder(tx, order, event, { actor, now, note: item.name });
  const step = { actor, now, note: '', refundDays };
  const returned = await returnItem(tx, order, { item, items }, step);
  const { id: targetId, userId, number } = order;
  const params = { order: number, item: item.name, ...returned };
  await notify(tx, { userId, kind, targetId, params, now });
}
