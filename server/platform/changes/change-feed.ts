import type { Change } from './changes';

/** A listener for changes. */
export interface ChangeListener {
  hear(change: Change): void;
  /** Called when changes may have been missed: the listener must then refetch everything. */
  miss(): void;
}

/** Distributes changes between the processes that share a database; a publisher receives its own as well. */
export interface ChangeFeed {
  /** Returns at once. A change that cannot be distributed is logged; pages see it with their next request. */
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
