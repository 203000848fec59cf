import { later } from '../../../kernel/clock';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { NEXT_TRY, sendOn } from './confirm-withdrawal';
import { Withdrawal } from './withdrawal.entity';

const AT_ONCE = 20;

/**
 * Continues up to 20 withdrawals that were interrupted or refused ten minutes ago, by due time. Returns the
 * number of successful ones.
 */
export async function resumeWithdrawals(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db.read.find(Withdrawal, {
    where: { status: 'SENDING', nextTryAt: isOverAt(now) },
    order: { nextTryAt: 'ASC' },
    take: AT_ONCE,
  });
  return oneByOne(services, due, async (withdrawal) => {
    // Stored before the request: an unreachable gateway is asked again later.
    const nextTryAt = later(now, NEXT_TRY);
    await db.transaction((tx) => tx.update(Withdrawal, { id: withdrawal.id }, { nextTryAt }));
    await sendOn(services, withdrawal);
  });
}
