import type { EntityManager } from 'typeorm';
import { announcedIn, type Change } from '../changes/changes';
import type { Database } from './database';

type Run = <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;

/**
 * Wraps a transaction runner so that listeners receive the changes announced in a transaction after its commit.
 * A rolled-back attempt announces nothing: only the committed attempt counts.
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
