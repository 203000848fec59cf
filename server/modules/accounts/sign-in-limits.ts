import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../kernel/errors';

const QUARTER_HOUR_S = 15 * 60;

/** Failures of one account from one client address; a success elsewhere is not hindered. */
const perPair = new RateLimiterMemory({ points: 8, duration: QUARTER_HOUR_S });
const perAccount = new RateLimiterMemory({ points: 40, duration: QUARTER_HOUR_S });

const limits = (email: string, address: string) =>
  [
    [perPair, `${email} ${address}`],
    [perAccount, email],
  ] as const;

/** @throws DomainError TOO_MANY_REQUESTS with the minutes to wait. */
export async function refuseTooManySignIns(email: string, address: string): Promise<void> {
  for (const [limiter, key] of limits(email, address)) {
    const used = await limiter.get(key);
    if (used && used.remainingPoints <= 0)
      throw new DomainError('TOO_MANY_REQUESTS', {
        minutes: Math.ceil(used.msBeforeNext / 60_000),
      });
  }
}

export async function countFailedSignIn(email: string, address: string): Promise<void> {
  for (const [limiter, key] of limits(email, address))
    await limiter.consume(key).catch((refused: unknown) => {
      // Past the limit is what the next attempt is told; anything else is a bug.
      if (!(refused instanceof RateLimiterRes)) throw refused;
    });
}
