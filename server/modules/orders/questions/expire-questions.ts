import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { readSite } from '../../site/public';
import { lockOwnQuestion } from './find-question';
import { OrderQuestion } from './order-question.entity';
import { refundAsked } from './refund-asked';

const BATCH_SIZE = 100;

/**
 * Ends up to 100 questions that nobody answered in time, oldest first, each in a transaction of its own:
 * their items are refunded. Returns the number of ended questions.
 */
export async function expireQuestions(services: Services): Promise<number> {
  const { db, clock } = services;
  const overdue = await db.read.find(OrderQuestion, {
    select: { id: true, userId: true },
    where: { status: 'OPEN', dueAt: isOverAt(clock.now()) },
    order: { dueAt: 'ASC' },
    take: BATCH_SIZE,
  });
  const { refundDays } = await readSite(services);
  return oneByOne(services, overdue, (one) => expireOne(services, one, refundDays));
}

/** The question may have been answered or withdrawn meanwhile; then there is nothing to do. */
async function expireOne(
  services: Services,
  { id, userId }: Pick<OrderQuestion, 'id' | 'userId'>,
  refundDays: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockFund(tx, userId);
    const asked = await lockOwnQuestion(tx, userId, id);
    if (asked.question.status !== 'OPEN') return;
    const now = services.clock.now();
    await refundAsked(services, tx, asked, 'expire', { now, refundDays });
  });
}
