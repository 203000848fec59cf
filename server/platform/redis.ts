import Redis, { type RedisOptions } from 'ioredis';

/** Nobody waits for Redis: a command is tried once more after a lost connection, and fails in seconds. */
const options: RedisOptions = {
  lazyConnect: true,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  retryStrategy: (times) => Math.min(times * 100, 2_000),
};

/** Creates a Redis client that connects on first use; `complain` is called for each lost connection. */
export function openRedis(
  url: string,
  complain: (error: unknown) => void,
  differing: RedisOptions = {},
): Redis {
  return new Redis(url, { ...options, ...differing }).on('error', complain);
}
