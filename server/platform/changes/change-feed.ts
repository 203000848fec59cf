import type { Change } from './changes';

/** Who learns of changes. */
export interface ChangeListener {
  hear(change: Change): void;
  /** Called when changes may have been missed: whoever was told of them must ask for everything. */
  miss(): void;
}

/** Carries changes between the processes that share a database; a publisher hears its own. */
export interface ChangeFeed {
  /** Returns at once. What cannot be carried is logged: pages learn of it when they next ask. */
  publish(changes: readonly Change[]): void;
  /** Returns how to stop listening. */
  subscribe(listener: ChangeListener): () => void;
  /** Lets what was published leave, then closes. */
  close(): Promise<void>;
}

/** A feed within this process. */
export function memoryFeed(): ChangeFeed & { miss(): void; isHeard(): boolean } {
  const listeners = new Set<ChangeListener>();
  return {
    publish: (changes) =>
      listeners.forEach((listener) => changes.forEach((change) => listener.hear(change))),
    miss: () => listeners.forEach((listener) => listener.miss()),
    isHeard: () => listeners.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => Promise.resolve(),
  };
}
