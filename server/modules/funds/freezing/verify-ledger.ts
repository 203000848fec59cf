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
  const results = await services.checkInvariants(options);
  const broken = results.filter(({ violations }) => violations.length > 0);
  const aboutMoney = broken.filter((one) => isAboutMoney(services, one));
  const others = broken.filter((one) => !aboutMoney.includes(one));
  if (others.length > 0)
    services.log.error({ broken: others }, 'an invariant that is not about money is broken');
  if (aboutMoney.length > 0) await freezePayments(services, aboutMoney);
  return results;
}

/** True if a violation of this invariant freezes payments. */
export function isAboutMoney(
  { modules }: Pick<Services, 'modules'>,
  { invariant }: InvariantResult,
): boolean {
  const invariants = modules.flatMap((module) => module.invariants ?? []);
  return invariants.find(({ name }) => name === invariant)?.freezesPayments !== false;
}
