import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { readSite } from '../../site/public';
import { lockOwnQuestion } from './find-question';
import { OrderQuestion } from './order-question.entity';
import { refundAsked } from './refund-asked';

/**
 * Declines the offer, by the shopper: the item is refunded, the rest of the order continues.
 * @throws DomainError NOT_FOUND, QUESTION_CLOSED
 */
export async function declineQuestion(
  services: Services,
  viewer: Viewer,
  questionId: string,
): Promise<OrderQuestion> {
  const { db, clock } = services;
  const { refundDays } = await readSite(services);
  return db.transaction(async (tx) => {
    await lockFund(tx, viewer.id);
    const asked = await lockOwnQuestion(tx, viewer.id, questionId);
    await refundAsked(services, tx, asked, 'decline', { now: clock.now(), refundDays });
    return tx.findOneByOrFail(OrderQuestion, { userId: viewer.id, id: questionId });
  });
}
