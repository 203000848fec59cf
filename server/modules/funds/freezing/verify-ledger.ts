import { checkEach, type InvariantResult } from '../../../platform/db/invariant';
import type { Services } from '../../../platform/services';
import { freezePayments } from './freeze-payments';

/**
 * Checks the invariants of every module on the live data, while shoppers pay. A break of one that is
 * about money freezes payments; nothing is repaired.
 */
export async function verifyLedger(services: Services): Promise<InvariantResult[]> {
  const invariants = services.modules.flatMap((module) => module.invariants ?? []);
  const results = await checkEach(services.db.read, invariants);
  const broken = results.filter(
    ({ violations }, index) =>
      violations.length > 0 && invariants[index]!.freezesPayments !== false,
  );
  if (broken.length > 0) await freezePayments(services, broken);
  return results;
}
