import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../kernel/errors';
import { networkOf } from './http/client-address';
import { memoryBuckets, type Spending, type TokenBucket } from './token-bucket';

/** How often something may happen for one key, e.g. for a client address. */
export interface RateLimit {
  /** Tells limits apart that have keys in common. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts points by limit and key; an adapter that several processes share can take its place. */
export interface RateLimits {
  /** Takes points, one unless said. Throws DomainError RATE_LIMITED, with the time to wait, when too few are left. */
  consume(limit: RateLimit, key: string, points?: number): Promise<void>;
  /** Gives back a point of a key that was taken for what turned out not to count. */
  refund(limit: RateLimit, key: string): Promise<void>;
  /** Takes points from a bucket that fills steadily, all of them or none; fewer than none are given back. */
  spend(bucket: TokenBucket, key: string, points: number): Promise<Spending>;
}

/** Counts in the memory of this process; `now` is the time in milliseconds by which buckets fill. */
export function memoryRateLimits(now?: () => number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  const spendOf = memoryBuckets(now);
  const limiterOf = ({ name, points, seconds: duration }: RateLimit) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration });
    limiters.set(name, limiter);
    return limiter;
  };
  return countNetworks({
    spend: (bucket, key, points) => Promise.resolve(spendOf(bucket, key, points)),
    async consume(limit, key, points) {
      try {
        await limiterOf(limit).consume(key, points);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? rateLimited(refused.msBeforeNext) : refused;
      }
    },
    async refund(limit, key) {
      const limiter = limiterOf(limit);
      // A point of a time that has passed is not missing any more.
      if (await limiter.get(key)) await limiter.reward(key);
    },
  });
}

/** How many times as much the /48 network of an IPv6 address may as each /64 in it. */
const NETWORK_SHARE = 10;
const ofNetwork = ({ name, points, seconds }: RateLimit): RateLimit => ({
  ...{ name: `${name}, network`, points: points * NETWORK_SHARE, seconds },
});

/** Counts what a /64 network of IPv6 does for the /48 around it as well, which one client may have whole. */
function countNetworks({ consume, refund, spend }: RateLimits): RateLimits {
  const isIn = (key: string) => networkOf(key) !== key;
  return {
    async consume(limit, key, points) {
      await consume(limit, key, points);
      if (isIn(key)) await consume(ofNetwork(limit), networkOf(key), points);
    },
    async refund(limit, key) {
      await refund(limit, key);
      if (isIn(key)) await refund(ofNetwork(limit), networkOf(key));
    },
    async spend(bucket, key, points) {
      const own = await spend(bucket, key, points);
      if (!own.isTaken || !isIn(key)) return own;
      const { name, capacity, refillPerSecond } = bucket;
      const around: TokenBucket = {
        name: `${name}, network`,
        capacity: capacity * NETWORK_SHARE,
        refillPerSecond: refillPerSecond * NETWORK_SHARE,
      };
      const { isTaken, waitMs } = await spend(around, networkOf(key), points);
      return { ...own, isTaken, waitMs };
    },
  };
}
