import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { isDuplicateKey } from '../../../platform/db/driver-errors';
import type { InvariantResult } from '../../../platform/db/invariant';
import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { PaymentFreeze } from './payment-freeze.entity';

/** Stored length of the findings in characters; the log has them whole. */
const MAX_FINDINGS = 10_000;

/**
 * Blocks payments of shoppers in all processes until an operator lifts the freeze, and raises the alarm: a
 * line in the log each time, an email the first time if `OPERATOR_EMAIL` is set. It repairs nothing, so that
 * the ledger can be examined as it broke.
 */
export async function freezePayments(
  services: Services,
  broken: readonly InvariantResult[],
): Promise<void> {
  const { db, clock, log } = services;
  log.fatal({ broken }, 'the ledger is broken: payments are frozen');
  const findings = broken
    .map(({ invariant, violations }) => `${invariant}: ${violations.join('; ')}`)
    .join('\n')
    .slice(0, MAX_FINDINGS);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const isNew = await insertFreeze(tx, findings, now);
    if (isNew && services.operatorEmail) {
      const params = { findings, at: now.toISOString() };
      const to = services.operatorEmail;
      await sendEmail(tx, { key: 'paymentsFrozen', to, language: 'en', params }, now);
    }
  });
}

/** Returns false if payments are frozen already. */
async function insertFreeze(tx: EntityManager, findings: string, frozenAt: Date): Promise<boolean> {
  const row = { findings, frozenAt, liftedAt: null, liftedBecause: '' };
  try {
    await tx.insert(PaymentFreeze, { ...row, id: newId(), active: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
