import { DomainError } from '../../../kernel/errors';
import type { InvariantResult } from '../../../platform/db/invariant';
import { checkedWords } from '../../../platform/graphql/checked-words';
import type { Services } from '../../../platform/services';
import { PaymentFreeze } from './payment-freeze.entity';
import { verifyLedger } from './verify-ledger';

/**
 * Lets shoppers pay again, for a reason that is kept, unless the ledger is still broken. Returns what
 * the check found: with a violation the freeze stands.
 * @throws DomainError VALIDATION_FAILED without a reason, NOT_FOUND where payments are not frozen
 */
export async function liftFreeze(services: Services, reason: string): Promise<InvariantResult[]> {
  const liftedBecause = checkedWords('reason', reason, { min: 1, max: 500 });
  const { db, clock, log } = services;
  if (!(await currentFreeze(services))) throw new DomainError('NOT_FOUND');
  const results = await verifyLedger(services);
  if (results.some(({ violations }) => violations.length > 0)) return results;
  const changes = { active: null, liftedAt: clock.now(), liftedBecause };
  await db.transaction((tx) => tx.update(PaymentFreeze, { active: 1 }, changes));
  log.warn({ liftedBecause }, 'payments are no longer frozen');
  return results;
}

/** Why shoppers cannot pay now, and since when; null where they can. */
export function currentFreeze({ db }: Pick<Services, 'db'>): Promise<PaymentFreeze | null> {
  return db.read.findOneBy(PaymentFreeze, { active: 1 });
}
