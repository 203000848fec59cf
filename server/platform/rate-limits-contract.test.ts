import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log';
import { memoryRateLimits, type RateLimit, type RateLimits } from './rate-limit';
import { redisRateLimits } from './redis-rate-limits';
import type { TokenBucket } from './token-bucket';

/** URL of the Redis that the test run found or started. */
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const log = openLog('silent');

/** Limits of names that no other test uses. */
function limitsToTry(): { limit: RateLimit; bucket: TokenBucket } {
  const run = randomUUID();
  return {
    limit: { name: `guesses ${run}`, points: 2, seconds: 60 },
    bucket: { name: `cost ${run}`, capacity: 100, refillPerSecond: 10 },
  };
}

/** The contract of rate limits, for every store; the second instance is another process on the same store. */
function keepsItsPromises(open: (now: () => number) => Promise<readonly [RateLimits, RateLimits]>) {
  let ms = 0;
  let one: RateLimits;
  let other: RateLimits;
  beforeAll(async () => ([one, other] = await open(() => ms)));
  afterAll(() => [one, other].forEach((limits) => limits.close()));

  it('count attempts of every process together, and give one back', async () => {
    const { limit } = limitsToTry();
    await one.consume(limit, 'Ada');
    await other.consume(limit, 'Ada');
    await expect(one.consume(limit, 'Ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(other.consume(limit, 'Ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await other.consume(limit, 'Mei');
    await one.refund(limit, 'Mei');
    await one.consume(limit, 'Mei', 2);
  });

  it('spend from one bucket that fills steadily', async () => {
    const { bucket } = limitsToTry();
    expect(await one.spend(bucket, 'Ada', 70)).toEqual({
      ...{ isTaken: true, remaining: 30, waitMs: 0, fullInMs: 7_000 },
    });
    expect(await other.spend(bucket, 'Ada', 40)).toEqual({
      ...{ isTaken: false, remaining: 30, waitMs: 1_000, fullInMs: 7_000 },
    });
    ms += 1_050;
    expect(await other.spend(bucket, 'Ada', 40)).toMatchObject({ isTaken: true, remaining: 0 });
    expect(await one.spend(bucket, 'Ada', -25)).toMatchObject({ isTaken: true, remaining: 25 });
    ms += 3_600_000;
    expect(await one.spend(bucket, 'Ada', 0)).toMatchObject({ remaining: 100, fullInMs: 0 });
  });

  it('let no more through when all ask at once', async () => {
    const { limit, bucket } = limitsToTry();
    const sides = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other));
    const spent = await Promise.all(sides.map((limits) => limits.spend(bucket, 'Ada', 10)));
    expect(spent.filter(({ isTaken }) => isTaken)).toHaveLength(10);
    const tries = await Promise.allSettled(sides.map((limits) => limits.consume(limit, 'Ada')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
}

describe('Limits in the memory of one process', () => {
  keepsItsPromises((now) => {
    const limits = memoryRateLimits(now);
    return Promise.resolve([limits, limits]);
  });
});

(redisUrl ? describe : describe.skip)('Limits in Redis', () => {
  keepsItsPromises(async (now) => [
    await redisRateLimits(redisUrl, log, now),
    await redisRateLimits(redisUrl, log, now),
  ]);
});

describe('Limits whose Redis is away', () => {
  it('are counted by the process alone where nothing listens', async () => {
    const { limit, bucket } = limitsToTry();
    const limits = await redisRateLimits('redis://127.0.0.1:1', log);
    await limits.consume(limit, 'Ada', 2);
    await expect(limits.consume(limit, 'Ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await limits.spend(bucket, 'Ada', 60)).toMatchObject({ isTaken: true });
    limits.close();
  });

  (redisUrl ? it : it.skip)(
    'are shared again once it is back, which the log tells once',
    async () => {
      const { hostname, port } = new URL(redisUrl);
      const told: string[] = [];
      const hear = (_: unknown, words: string) => told.push(words);
      const way = createServer((near) => {
        const far = connect(Number(port || '6379'), hostname);
        for (const socket of [near, far]) socket.on('error', () => socket.destroy());
        near.pipe(far).pipe(near);
        near.on('close', () => far.destroy());
      }).listen(0, '127.0.0.1');
      await once(way, 'listening');
      const { port: ours } = way.address() as AddressInfo;
      await new Promise((done) => way.close(done));
      const limits = await redisRateLimits(`redis://127.0.0.1:${ours}`, { warn: hear } as never);
      const { limit } = limitsToTry();
      await limits.consume(limit, 'Ada');
      way.listen(ours, '127.0.0.1');
      for (const end = Date.now() + 10_000; told.length < 2 && Date.now() < end; await sleep(100))
        await limits.refund(limit, 'Ada');
      limits.close();
      way.close();
      expect(told).toEqual([
        'limits: Redis cannot be reached, each process counts for itself',
        'limits: Redis replies again, all processes count together',
      ]);
    },
  );

  it('are counted by the process alone where it takes connections and never answers', async () => {
    const { limit, bucket } = limitsToTry();
    const frozen = await startFrozenRedis();
    const limits = await redisRateLimits(frozen.url, log);
    await limits.consume(limit, 'Ada', 2);
    await expect(limits.consume(limit, 'Ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await limits.spend(bucket, 'Ada', 60)).toMatchObject({ isTaken: true });
    limits.close();
    frozen.stop();
  });
});

/** Something that takes connections as Redis does, and never says a word. */
async function startFrozenRedis() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
