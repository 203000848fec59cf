import type { Logger } from 'typeorm';

type Listener = (sql: string) => void;
const listeners = new Set<Listener>();

/** Hears every SQL statement of this process; returns how to stop listening. */
export function listenToStatements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** TypeORM's logger: tells the listeners, prints nothing (errors reach the request's log). */
export const statementLog: Logger = {
  logQuery: (sql) => listeners.forEach((listener) => listener(sql)),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
