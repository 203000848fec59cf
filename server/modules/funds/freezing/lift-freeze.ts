import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
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
export async function liftFreeze(
  services: Services,
  by: Actor,
  reason: string,
): Promise<InvariantResult[]> {
  const liftedBecause = checkedWords('reason', reason, { min: 1, max: 500 });
  const { db, clock, log } = services;
  const freeze = await currentFreeze(services);
  if (!freeze) throw new DomainError('NOT_FOUND');
  const results = await verifyLedger(services);
  // Other violations froze nothing, and an altered audit log stays altered.
  const aboutMoney = results.filter((one) => isAboutMoney(services, one));
  if (aboutMoney.some(({ violations }) => violations.length > 0)) return results;
  const { id } = freeze;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const changes = { active: null, liftedAt: now, liftedBecause };
    const { affected } = await tx.update(PaymentFreeze, { id, active: 1 }, changes);
    if (affected !== 1) throw new DomainError('NOT_FOUND');
    const action = { action: 'FREEZE_LIFTED', subject: id, reason: liftedBecause } as const;
    await recordAction(tx, by, action, now);
  });
  log.warn({ liftedBecause }, 'payments are no longer frozen');
  return results;
}

/** Returns the current freeze with its reason and start; null if shoppers can pay. */
export function currentFreeze({ db }: Pick<Services, 'db'>): Promise<PaymentFreeze | null> {
  return db.read.findOneBy(PaymentFreeze, { active: 1 });
}
