import type Redis from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { DomainError } from '../kernel/errors';
import { countNetworks, countsOf, memoryCounts, type Counts, type RateLimits } from './rate-limit';
import { openRedis } from './redis';
import { spendingOf } from './token-bucket';

const PREFIX = 'tidebox:limits';

/** Milliseconds that a caller waits for a Redis that does not reply. */
const COMMAND_TIMEOUT_MS = 250;

/** Milliseconds for which this process counts alone after Redis has failed. */
const ALONE_MS = 2_000;

/** Takes points from a bucket: the same rule as `memoryBuckets`, atomic in Redis. Returns [taken, left]. */
const SPEND = `
local capacity, refill, points, at = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local kept = redis.call('HMGET', KEYS[1], 'points', 'at')
local before = capacity
if kept[1] then
  before = math.min(capacity, tonumber(kept[1]) + math.max(0, at - tonumber(kept[2])) / 1000 * refill)
end
local taken = points <= before
local left = taken and math.min(capacity, before - points) or before
redis.call('HSET', KEYS[1], 'points', tostring(left), 'at', ARGV[4])
redis.call('PEXPIRE', KEYS[1], math.ceil((capacity - left) / refill * 1000) + 1000)
return { taken and 1 or 0, tostring(left) }
`;

/** The client with the script that it sends by its hash. */
interface LimitsRedis extends Redis {
  spendPoints(key: string, ...numbers: number[]): Promise<[taken: 0 | 1, left: string]>;
}

/**
 * Counts in Redis, so that all processes share one limit. While Redis does not reply, each process counts in its
 * own memory and retries Redis every 2 seconds; no request fails because of it or waits longer than a quarter of
 * a second. `now` is the time in milliseconds by which buckets fill.
 */
export async function redisRateLimits(
  url: string,
  log: Logger,
  now: () => number = Date.now,
): Promise<RateLimits> {
  let isAlone = false;
  let isAloneUntil = 0;
  const countAlone = (error: unknown) => {
    if (!isAlone)
      log.warn({ err: error }, 'limits: Redis cannot be reached, each process counts for itself');
    isAlone = true;
    isAloneUntil = performance.now() + ALONE_MS;
  };
  const countTogether = () => {
    if (isAlone) log.warn({}, 'limits: Redis replies again, all processes count together');
    isAlone = false;
  };
  const client = openRedis(url, () => undefined, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
  }) as LimitsRedis;
  client.defineCommand('spendPoints', { numberOfKeys: 1, lua: SPEND });
  await client.connect().catch(countAlone);

  const shared: Counts = {
    ...countsOf(
      (points, duration, name) =>
        new RateLimiterRedis({
          storeClient: client,
          keyPrefix: `${PREFIX}:${name}`,
          ...{ points, duration },
        }),
    ),
    async spend(bucket, key, points) {
      const { name, capacity, refillPerSecond } = bucket;
      const place = `${PREFIX}:${name}:${key}`;
      const [taken, left] = await client.spendPoints(
        ...([place, capacity, refillPerSecond, points, now()] as const),
      );
      return spendingOf(bucket, points, taken === 1, Number(left));
    },
  };
  const alone = memoryCounts(now);

  /** Asks Redis, unless it has just failed; what it refuses is refused. */
  const ask = async <T>(work: (counts: Counts) => Promise<T>): Promise<T> => {
    if (performance.now() < isAloneUntil) return work(alone);
    try {
      const result = await work(shared);
      countTogether();
      return result;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      countAlone(error);
      return work(alone);
    }
  };
  return {
    ...countNetworks({
      consume: (limit, key, points) => ask((counts) => counts.consume(limit, key, points)),
      refund: (limit, key) => ask((counts) => counts.refund(limit, key)),
      spend: (bucket, key, points) => ask((counts) => counts.spend(bucket, key, points)),
    }),
    isReachable: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    close: () => client.disconnect(),
  };
}
