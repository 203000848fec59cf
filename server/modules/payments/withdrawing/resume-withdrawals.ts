import { later } from '../../../kernel/clock';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { NEXT_TRY, sendOn } from './confirm-withdrawal';
import { Withdrawal } from './withdrawal.entity';

const AT_ONCE = 20;

/**
 * Sends on up to 20 withdrawals whose sending was cut off or refused ten minutes ago, those due first
 * leading. Returns for how many that went well.
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
    // Booked before the gateway is asked: one that cannot be reached is asked again later.
    const nextTryAt = later(now, NEXT_TRY);
    await db.transaction((tx) => tx.update(Withdrawal, { id: withdrawal.id }, { nextTryAt }));
    await sendOn(services, withdrawal);
  });
}
