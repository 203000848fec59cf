import { days } from '../../../kernel/clock';
import type { CheckOptions, InvariantResult } from '../../../platform/db/invariant';
import type { Services } from '../../../platform/services';
import { freezePayments } from './freeze-payments';

/** Twice the interval of the complete check. */
const RECENT = days(2);

/**
 * Checks the invariants of every module on the live data, while shoppers pay. A violation about money freezes
 * payments; nothing is repaired.
 */
export function verifyLedger(
  services: Services,
  stopping?: AbortSignal,
): Promise<InvariantResult[]> {
  return verify(services, { stopping });
}

/** Checks in a fraction of the time: slow checks, such as the chains, cover only the last two days. */
export function verifyRecentLedger(
  services: Services,
  stopping?: AbortSignal,
): Promise<InvariantResult[]> {
  const since = new Date(services.clock.now().getTime() - RECENT);
  return verify(services, { since, stopping });
}

async function verify(services: Services, options: CheckOptions): Promise<InvariantResult[]> {
  const invariants = services.modules.flatMap((module) => module.invariants ?? []);
  const harmless = new Set(
    invariants.filter((one) => one.freezesPayments === false).map(({ name }) => name),
  );
  const results = await services.checkInvariants(options);
  const broken = results.filter(
    ({ invariant, violations }) => violations.length > 0 && !harmless.has(invariant),
  );
  if (broken.length > 0) await freezePayments(services, broken);
  return results;
}
