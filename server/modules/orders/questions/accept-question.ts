import { DomainError } from '../../../kernel/errors';
import { negate, ZERO } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { returnMoney } from '../refunds/return-money';
import { lockOwnQuestion } from './find-question';
import { OrderQuestion } from './order-question.entity';
import { takeOffer } from './take-offer';

/**
 * Accepts an offer without an additional payment: a substitute for the same price, or for less, whose
 * difference is refunded at once. A higher price is accepted by paying the difference: see
 * question-payable.ts.
 * @throws DomainError NOT_FOUND, QUESTION_CLOSED, QUESTION_NEEDS_PAYMENT
 */
export function acceptQuestion(
  { db, clock }: Services,
  viewer: Viewer,
  questionId: string,
): Promise<OrderQuestion> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockFund(tx, viewer.id);
    const asked = await lockOwnQuestion(tx, viewer.id, questionId);
    const { difference } = asked.question;
    if (difference > ZERO) throw new DomainError('QUESTION_NEEDS_PAYMENT');
    await takeOffer(tx, asked, { now });
    if (difference < ZERO)
      await returnMoney(tx, asked.order, {
        ...{ kind: 'DIFFERENCE_REFUND', idempotencyKey: `difference:${questionId}` },
        ...{ amount: negate(difference), now },
      });
    return tx.findOneByOrFail(OrderQuestion, { userId: viewer.id, id: questionId });
  });
}
