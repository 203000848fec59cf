import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from '../kernel/errors';
import { networkOf } from './http/client-address';
import { memoryBuckets, type Spending, type TokenBucket } from './token-bucket';

/** A rate limit: points per key and period, e.g. for a client address. */
export interface RateLimit {
  /** Tells limits apart that have keys in common. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts points by limit and key: in the memory of one process, or in a store that several share. */
export interface RateLimits {
  /** Takes points, one unless said. Throws DomainError RATE_LIMITED, with the time to wait, when too few are left. */
  consume(limit: RateLimit, key: string, points?: number): Promise<void>;
  /** Gives back a point of a key that was taken for what turned out not to count. */
  refund(limit: RateLimit, key: string): Promise<void>;
  /** Takes points from a bucket that fills steadily, all of them or none; fewer than none are given back. */
  spend(bucket: TokenBucket, key: string, points: number): Promise<Spending>;
  /** Returns false while the store does not reply, so that each process counts for itself. */
  isReachable(): Promise<boolean>;
  /** Leaves the store. */
  close(): void;
}

/** Counts each key separately. */
export type Counts = Omit<RateLimits, 'isReachable' | 'close'>;

/** Counts in the memory of this process; `now` is the time in milliseconds by which buckets fill. */
export function memoryRateLimits(now?: () => number): RateLimits {
  return {
    ...countNetworks(memoryCounts(now)),
    isReachable: () => Promise.resolve(true),
    close: () => undefined,
  };
}

/** Counts each key by itself in the memory of this process. */
export function memoryCounts(now?: () => number): Counts {
  const spendOf = memoryBuckets(now);
  return {
    ...countsOf((points, duration) => new RateLimiterMemory({ points, duration })),
    spend: (bucket, key, points) => Promise.resolve(spendOf(bucket, key, points)),
  };
}

/** Counts by one limiter for each limit, made by `open` when it is first needed. */
export function countsOf(
  open: (points: number, seconds: number, name: string) => RateLimiterAbstract,
): Omit<Counts, 'spend'> {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = ({ name, points, seconds }: RateLimit) => {
    const limiter = limiters.get(name) ?? open(points, seconds, name);
    limiters.set(name, limiter);
    return limiter;
  };
  return {
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
  };
}

/** The allowance of the /48 network of an IPv6 address, as a multiple of that of each /64 in it. */
const NETWORK_SHARE = 10;
const ofNetwork = ({ name, points, seconds }: RateLimit): RateLimit => ({
  ...{ name: `${name}, network`, points: points * NETWORK_SHARE, seconds },
});

/** Counts what a /64 network of IPv6 does for the /48 around it as well, which one client may have whole. */
export function countNetworks({ consume, refund, spend }: Counts): Counts {
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
