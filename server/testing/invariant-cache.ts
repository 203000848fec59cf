import { listenToStatements } from '../platform/db/statement-log';
import { tablesReadBy, tableWrittenBy } from './tables-of';

/** Cached results of database reads, valid until somebody writes to the tables that were read. */
export interface InvariantCache {
  /** Returns the last result of `read` under this name, or calls it again if the tables may have changed. */
  get<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer>;
  /** Clears the cache. */
  clear(): void;
  close(): void;
}

interface CachedResult {
  readonly answer: unknown;
  /** Each table that was read, with how often it had been written to. */
  readonly tables: ReadonlyMap<string, number>;
}

/**
 * Listens to all statements of this process, and so knows the tables that every result depends on. For checks of
 * the whole database after every small change: nearly all of them would give the same result as before. Nobody
 * may write while a read runs.
 */
export function openInvariantCache(): InvariantCache {
  const cached = new Map<string, CachedResult>();
  const writes = new Map<string, number>();
  /** The tables that the current read has used. */
  let heard = new Map<string, number>();
  const close = listenToStatements((sql) => {
    const table = tableWrittenBy(sql);
    if (table) writes.set(table, writesTo(table) + 1);
    else for (const read of tablesReadBy(sql)) heard.set(read, writesTo(read));
  });
  const writesTo = (table: string): number => writes.get(table) ?? 0;
  const isAsItWas = ([table, count]: [string, number]): boolean => writesTo(table) === count;

  return {
    async get<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
      const known = cached.get(name);
      if (known && [...known.tables].every(isAsItWas)) return known.answer as Answer;
      heard = new Map();
      const answer = await read();
      cached.set(name, { answer, tables: heard });
      heard = new Map();
      return answer;
    },
    clear: () => cached.clear(),
    close: () => void close(),
  };
}
