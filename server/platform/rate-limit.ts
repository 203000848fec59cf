import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../kernel/errors';

/**
 * Lets something happen `points` times in `seconds` for each key, e.g. a client address. Counts in
 * this process alone. The answer throws DomainError TOO_MANY_REQUESTS with the minutes to wait.
 */
export function rateLimit({ points, seconds }: { points: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const minutes = Math.ceil(refused.msBeforeNext / 60_000);
      throw new DomainError('TOO_MANY_REQUESTS', { minutes });
    }
  };
}
