import type { Logger } from 'typeorm';

type Listener = (sql: string, values: readonly unknown[]) => void;
const listeners = new Set<Listener>();

/** Hears every SQL statement of this process and the values it binds; returns how to stop listening. */
export function listenToStatements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** TypeORM's logger: passes statements to the listeners and prints nothing (errors reach the request's log). */
export const statementLog: Logger = {
  logQuery: (sql, values: readonly unknown[] = []) =>
    listeners.forEach((listener) => listener(sql, values)),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
