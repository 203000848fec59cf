import { days } from '../../../kernel/clock';
import { checkEach, type InvariantResult } from '../../../platform/db/invariant';
import type { Services } from '../../../platform/services';
import { freezePayments } from './freeze-payments';

/** Twice as long as until all is checked again. */
const RECENT = days(2);

/**
 * Checks the invariants of every module on the live data, while shoppers pay. A break of one that is
 * about money freezes payments; nothing is repaired.
 */
export function verifyLedger(services: Services): Promise<InvariantResult[]> {
  return verify(services);
}

/** The same in a fraction of the time: of what takes long, such as the chains, only that of the last two days. */
export function verifyRecentLedger(services: Services): Promise<InvariantResult[]> {
  return verify(services, new Date(services.clock.now().getTime() - RECENT));
}

async function verify(services: Services, since?: Date): Promise<InvariantResult[]> {
  const invariants = services.modules.flatMap((module) => module.invariants ?? []);
  const results = await checkEach(services.db.read, invariants, since);
  const broken = results.filter(
    ({ violations }, index) =>
      violations.length > 0 && invariants[index]!.freezesPayments !== false,
  );
  if (broken.length > 0) await freezePayments(services, broken);
  return results;
}
