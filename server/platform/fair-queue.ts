import { limitConcurrency } from './limit-concurrency';

/** Runs work of a key when its turn comes. Throws DomainError BUSY at once when too much waits already. */
export type FairTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one key, how much may run or stand in the line of all, and how much more waits behind that. */
  readonly ofOneKey: { readonly inLine: number; readonly waiting: number };
}

/**
 * Bounded turns in which no key delays the others: most of its work waits in a line of its own, so
 * that whoever comes with another key has only a few pieces of it ahead.
 */
export function fairQueue({ ofOneKey, ...bounds }: Bounds): FairTurns {
  const inTurn = limitConcurrency(bounds);
  const lines = new Map<string, { inTurn: typeof inTurn; taken: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? {
      inTurn: limitConcurrency({ atOnce: ofOneKey.inLine, waiting: ofOneKey.waiting }),
      taken: 0,
    };
    lines.set(key, line);
    line.taken++;
    try {
      return await line.inTurn(() => inTurn(work));
    } finally {
      if (--line.taken === 0) lines.delete(key);
    }
  };
}
