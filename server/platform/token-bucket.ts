/** The capacity of a bucket, and the rate at which it refills. */
export interface TokenBucket {
  /** Tells buckets apart that have keys in common. */
  readonly name: string;
  readonly capacity: number;
  readonly refillPerSecond: number;
}

/** The result of taking points. */
export interface Spending {
  /** False: too little was left, and nothing was taken. */
  readonly isTaken: boolean;
  /** Whole points that are left. */
  readonly remaining: number;
  /** Milliseconds until the requested points are available: 0 if they were taken. */
  readonly waitMs: number;
  /** Until the bucket is full again. */
  readonly fullInMs: number;
}

interface Level {
  readonly points: number;
  readonly at: number;
}

/** Buckets that are full again are forgotten once so many are kept. */
const SWEEP_SIZE = 10_000;

/** Keeps the level of each bucket in the memory of this process. */
export function memoryBuckets(now: () => number = Date.now) {
  const levels = new Map<string, { bucket: TokenBucket; level: Level }>();
  let sweepAt = SWEEP_SIZE;

  const sweep = (at: number) => {
    for (const [key, { bucket, level }] of levels)
      if (refilled(bucket, level, at) >= bucket.capacity) levels.delete(key);
    sweepAt = Math.max(SWEEP_SIZE, 2 * levels.size);
  };

  return (bucket: TokenBucket, key: string, points: number): Spending => {
    const { name, capacity } = bucket;
    const place = `${name} ${key}`;
    const at = now();
    const kept = levels.get(place)?.level ?? { points: capacity, at };
    const before = refilled(bucket, kept, at);
    const isTaken = points <= before;
    const after = isTaken ? Math.min(capacity, before - points) : before;
    if (levels.size >= sweepAt) sweep(at);
    levels.set(place, { bucket, level: { points: after, at } });
    return spendingOf(bucket, points, isTaken, after);
  };
}

/** Returns the result of taking points, after which `left` are in the bucket. */
export function spendingOf(
  { capacity, refillPerSecond }: TokenBucket,
  points: number,
  isTaken: boolean,
  left: number,
): Spending {
  const untilMs = (wanted: number) => Math.max(0, ((wanted - left) / refillPerSecond) * 1_000);
  return {
    isTaken,
    remaining: Math.floor(left),
    waitMs: isTaken ? 0 : untilMs(Math.min(points, capacity)),
    fullInMs: untilMs(capacity),
  };
}

function refilled({ capacity, refillPerSecond }: TokenBucket, level: Level, at: number): number {
  const seconds = Math.max(0, at - level.at) / 1_000;
  return Math.min(capacity, level.points + seconds * refillPerSecond);
}
