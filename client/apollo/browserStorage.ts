/** What a browser keeps for us. Where it forbids that, has no room or knows no storage, nothing is kept and nothing fails. */
export interface Kept {
  /** Returns what was kept as this; null where nothing was, or what stands there is not ours. */
  read(key: string): unknown;
  /** Keeps a value as JSON; null forgets it. */
  keep(key: string, value: unknown): void;
  clear(): void;
}

/** Cookies that are blocked make the very look at a storage throw; some web views have none at all. */
function guarded(open: () => Storage | null): Kept {
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
    keep(key, value) {
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
