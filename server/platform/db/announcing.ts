import type { EntityManager } from 'typeorm';
import { announcedIn, type Change } from '../changes/changes';
import type { Database } from './database';

type Run = <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;

/**
 * Adds to a way of running transactions that listeners hear what each announced, after its commit. An
 * attempt that was undone announces nothing: only the transaction that was committed counts.
 */
export function announcing(run: Run): Pick<Database, 'transaction' | 'onCommit'> {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  return {
    async transaction(work) {
      let latest: EntityManager | undefined;
      const result = await run((tx) => work((latest = tx)));
      const changes = latest ? announcedIn(latest) : [];
      if (changes.length > 0) listeners.forEach((listener) => listener(changes));
      return result;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
