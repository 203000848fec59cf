import type { Logger } from 'pino';
import { memoryRateLimits, type RateLimits } from './rate-limit';

interface LimitOptions {
  /** Null if there is no Redis: this process then counts alone. */
  readonly redisUrl: string | null;
  readonly log: Logger;
}

/** Opens the limits that are configured; the client of Redis is loaded where there is one. */
export async function openRateLimits({ redisUrl, log }: LimitOptions): Promise<RateLimits> {
  if (!redisUrl) return memoryRateLimits();
  const { redisRateLimits } = await import('./redis-rate-limits');
  return redisRateLimits(redisUrl, log);
}
