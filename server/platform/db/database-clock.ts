import type { Database } from './database';

/** SQL for instants by the clock of the database, the one clock that all processes share. */
export interface DatabaseClock {
  /** The current instant. */
  readonly now: string;
  /** The instant so many milliseconds from now. */
  later(ms: number): string;
  /** The milliseconds from now until the instant in a column; negative once it is past. */
  msUntil(column: string): string;
}

const SQLITE_FORM = "'%Y-%m-%d %H:%M:%f', 'now'";

/** Instants are written as TypeORM writes them, so that they compare with columns of `InstantColumn`. */
const clocks: Readonly<Record<Database['engine'], DatabaseClock>> = {
  mysql: {
    now: 'UTC_TIMESTAMP(3)',
    later: (ms) => `UTC_TIMESTAMP(3) + INTERVAL ${Math.round(ms * 1_000)} MICROSECOND`,
    msUntil: (column) => `TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), ${column}) DIV 1000`,
  },
  sqlite: {
    now: `STRFTIME(${SQLITE_FORM})`,
    later: (ms) => `STRFTIME(${SQLITE_FORM}, '${(ms / 1_000).toFixed(3)} seconds')`,
    msUntil: (column) =>
      `CAST(ROUND((JULIANDAY(${column}) - JULIANDAY('now')) * 86400000) AS INTEGER)`,
  },
};

/** Returns the clock of a database. */
export function databaseClock({ engine }: Pick<Database, 'engine'>): DatabaseClock {
  return clocks[engine];
}
