/**
 * Browser storage. If the browser forbids it, has no room or does not support it, nothing is stored and
 * nothing fails.
 */
export interface SafeStorage {
  /** Returns the stored value; null without one, or if it was not written by this site. */
  read(key: string): unknown;
  /** Stores a value as JSON; null removes it. */
  save(key: string, value: unknown): void;
  clear(): void;
}

/** Cookies that are blocked make the very look at a storage throw; some web views have none at all. */
function guarded(open: () => Storage | null): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      const storage = open();
      return storage && work(storage);
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    save(key, value) {
      attempt((storage) =>
        value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      );
    },
    clear: () => void attempt((storage) => storage.clear()),
  };
}

/** Kept until this tab is closed or the shopper signs out. */
export const tabStorage = guarded(() => window.sessionStorage);

/** Kept by this browser, whoever uses it. */
export const siteStorage = guarded(() => window.localStorage);
