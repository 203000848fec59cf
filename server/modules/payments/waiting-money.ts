import type { Services } from '../../platform/services';
import { Payment } from './payment.entity';
import { Withdrawal } from './withdrawing/withdrawal.entity';

/** How many of a kind wait for the staff, and since when the oldest does; null where none waits. */
export interface WaitingCount {
  readonly total: number;
  readonly since: Date | null;
}

/** Counts the remittances and withdrawals that wait for a decision. Four statements. */
export async function countWaitingMoney({
  db,
}: Pick<Services, 'db'>): Promise<Record<'remittances' | 'withdrawals', WaitingCount>> {
  const [[remittance], remittances] = await db.read.findAndCount(Payment, {
    where: { method: 'WESTPAY', status: 'PENDING' },
    order: { createdAt: 'ASC' },
    take: 1,
  });
  const [[withdrawal], withdrawals] = await db.read.findAndCount(Withdrawal, {
    where: { status: 'PENDING' },
    order: { requestedAt: 'ASC' },
    take: 1,
  });
  return {
    remittances: { total: remittances, since: remittance?.createdAt ?? null },
    withdrawals: { total: withdrawals, since: withdrawal?.requestedAt ?? null },
  };
}
