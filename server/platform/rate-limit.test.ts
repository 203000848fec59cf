import { memoryRateLimits, type RateLimit } from './rate-limit';
import type { TokenBucket } from './token-bucket';

const limit: RateLimit = { name: 'guesses', points: 2, seconds: 60 };
const bucket: TokenBucket = { name: 'cost', capacity: 100, refillPerSecond: 1 };

/** The key of one of the 65,536 networks that a /48 holds. */
const inside = (at: number) => `2001:db8:1:${at.toString(16)}::/64`;

describe('All networks of a /48 together', () => {
  it('may do ten times what each of them may', async () => {
    const limits = memoryRateLimits();
    for (let at = 0; at < 20; at++) await limits.consume(limit, inside(at));
    await limits.refund(limit, inside(0));
    await limits.consume(limit, inside(20));
    await expect(limits.consume(limit, inside(21))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limits.consume(limit, '2001:db8:2:0::/64');
  });

  it('may spend ten times what each of them may, and are told when there is more', async () => {
    const limits = memoryRateLimits(() => 0);
    const spend = (key: string, points = 100) => limits.spend(bucket, key, points);
    for (let at = 0; at < 10; at++) expect((await spend(inside(at))).isTaken).toBe(true);
    expect(await spend(inside(10))).toMatchObject({ isTaken: false, waitMs: 10_000 });
    expect((await spend('2001:db8:2:0::/64')).isTaken).toBe(true);
    expect((await spend('203.0.113.7')).isTaken).toBe(true);
  });

  it('do not pay for what one of them is refused', async () => {
    const limits = memoryRateLimits(() => 0);
    for (let time = 0; time < 50; time++) await limits.spend(bucket, inside(0), 100);
    expect((await limits.spend(bucket, inside(1), 100)).isTaken).toBe(true);
  });
});
