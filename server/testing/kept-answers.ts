import { listenToStatements } from '../platform/db/statement-log';
import { tablesReadBy, tableWrittenBy } from './tables-of';

/** What was read of the database, for as long as nobody writes to the tables that it was read of. */
export interface KeptAnswers {
  /** Returns what `read` returned last under this name, or reads anew where that may have changed. */
  get<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer>;
  /** Forgets everything: what comes next is read anew. */
  clear(): void;
  close(): void;
}

interface KeptAnswer {
  readonly answer: unknown;
  /** Each table that was read, with how often it had been written to. */
  readonly tables: ReadonlyMap<string, number>;
}

/**
 * Hears all statements of this process, and so knows what every answer depends on. For checks of the whole
 * database that are made after every little change: nearly all of them would find what they found before.
 * Nobody may write while something is read.
 */
export function keepAnswers(): KeptAnswers {
  const kept = new Map<string, KeptAnswer>();
  const writes = new Map<string, number>();
  /** What the reading that is under way reads of. */
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
      const known = kept.get(name);
      if (known && [...known.tables].every(isAsItWas)) return known.answer as Answer;
      heard = new Map();
      const answer = await read();
      kept.set(name, { answer, tables: heard });
      heard = new Map();
      return answer;
    },
    clear: () => kept.clear(),
    close: () => void close(),
  };
}
