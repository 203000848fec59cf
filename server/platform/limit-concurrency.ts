import { Semaphore } from 'async-mutex';
import { DomainError } from '../kernel/errors';

/**
 * Runs work as soon as a slot is free.
 * @throws DomainError BUSY at once when too much is queued
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait; others are refused. */
export function limitConcurrency({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimit {
  const turns = new Semaphore(atOnce);
  let taken = 0;
  return async (work) => {
    if (taken >= atOnce + waiting) throw new DomainError('BUSY');
    taken++;
    try {
      return await turns.runExclusive(work);
    } finally {
      taken--;
    }
  };
}
