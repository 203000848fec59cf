import { DomainError } from '../../../kernel/errors';
import type { InvariantResult } from '../../../platform/db/invariant';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { PaymentFreeze } from './payment-freeze.entity';
import { isAboutMoney, verifyLedger } from './verify-ledger';

/**
 * Lifts the freeze, for a reason that is stored, unless the ledger is still broken. Returns the findings of
 * the check: with a violation the freeze stays.
 * @throws DomainError VALIDATION_FAILED without a reason, NOT_FOUND if payments are not frozen
 */
export async function liftFreeze(services: Services, reason: string): Promise<InvariantResult[]> {
  const liftedBecause = checkedWords('reason', reason, { min: 1, max: 500 });
  const { db, clock, log } = services;
  if (!(await currentFreeze(services))) throw new DomainError('NOT_FOUND');
  const results = await verifyLedger(services);
  // Other violations froze nothing, and an altered audit log stays altered.
  const aboutMoney = results.filter((one) => isAboutMoney(services, one));
  if (aboutMoney.some(({ violations }) => violations.length > 0)) return results;
  const changes = { active: null, liftedAt: clock.now(), liftedBecause };
  await db.transaction((tx) => tx.update(PaymentFreeze, { active: 1 }, changes));
  log.warn({ liftedBecause }, 'payments are no longer frozen');
  return results;
}

/** Returns the current freeze with its reason and start; null if shoppers can pay. */
export function currentFreeze({ db }: Pick<Services, 'db'>): Promise<PaymentFreeze | null> {
  return db.read.findOneBy(PaymentFreeze, { active: 1 });
}
