import { limitConcurrency } from './limit-concurrency';

/** Runs work under a key as soon as a slot is free. Throws DomainError BUSY at once when too much is queued. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** Limits for one key: work that runs or waits in the common queue, and work that waits behind it. */
  readonly ofOneKey: { readonly inLine: number; readonly waiting: number };
}

/**
 * A bounded queue in which no key delays the others: most of a key's work waits in a queue of its own, so that
 * another key has only a few pieces of it ahead.
 */
export function fairQueue({ ofOneKey, ...bounds }: Bounds): FairQueue {
  const queued = limitConcurrency(bounds);
  const lines = new Map<string, { queued: typeof queued; taken: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? {
      queued: limitConcurrency({ atOnce: ofOneKey.inLine, waiting: ofOneKey.waiting }),
      taken: 0,
    };
    lines.set(key, line);
    line.taken++;
    try {
      return await line.queued(() => queued(work));
    } finally {
      if (--line.taken === 0) lines.delete(key);
    }
  };
}
