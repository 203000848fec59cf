import type { EntityManager } from 'typeorm';
import { smallestIdAt } from '../../kernel/ids';

/** Something that must hold for the stored data at every moment, and how to find what breaks it. */
export interface Invariant {
  /** The invariant in words, e.g. "every entry sums to zero". */
  readonly name: string;
  /** False if it does not concern money: a violation is reported, and shoppers can still pay. */
  readonly freezesPayments?: false;
  /** Each row that breaks it, in words; empty when it is kept. */
  findViolations(em: EntityManager): Promise<string[]>;
  /** Checks only rows added since then, where checking all takes long; if absent, all are checked. */
  findSince?(em: EntityManager, since: Date): Promise<string[]>;
}

/** A longer list would not help the operator. */
export const MAX_VIOLATIONS = 100;

/**
 * An invariant whose violations are the rows of one SELECT. One statement sees one moment, so the
 * check may run while shoppers pay. The SQL must be understood by both databases.
 */
export function invariant(
  name: string,
  select: string,
  options: Pick<Invariant, 'freezesPayments'> = {},
): Invariant {
  return {
    ...options,
    name,
    findViolations: (em) => violationsIn(em, select),
  };
}

/** Parts of a SELECT that are checked either for all rows or for recent ones. */
export interface CheckedRows {
  /** The FROM of a table under an alias, e.g. `from('orders', 'o')`: all its rows, or those with a recent id. */
  from(table: string, alias: string, column?: string): string;
  /** A JOIN that leaves the rows with a recent id in this column; empty where all are checked. */
  among(column: string): string;
}

const allRows: CheckedRows = { from: (table, alias) => `${table} ${alias}`, among: () => '' };
/** CROSS JOIN tells SQLite, which knows nothing of sizes, to begin with the few. */
const recentRows: CheckedRows = {
  from: (table, alias, column = 'id') =>
    `recent CROSS JOIN ${table} ${alias} ON ${alias}.${column} = recent.id`,
  among: (column) => `JOIN recent ON recent.id = ${column}`,
};

/**
 * An invariant that is also checked for recent rows alone: `concerned` is a SELECT of their ids with a `?` for the
 * smallest recent id, by which ids that tell their time are found. An older row that somebody altered by hand is left
 * to the complete check.
 */
export function incremental(
  name: string,
  concerned: string,
  select: (rows: CheckedRows) => string,
  options: Pick<Invariant, 'freezesPayments'> = {},
): Invariant {
  const places = concerned.split('?').length - 1;
  return {
    ...invariant(name, select(allRows), options),
    findSince: (em, since) =>
      violationsIn(
        em,
        `WITH recent AS (${concerned}) ${select(recentRows)}`,
        Array.from({ length: places }, () => smallestIdAt(since.getTime())),
      ),
  };
}

/** Returns the rows of a SELECT as text; at most 100. */
export async function violationsIn(
  em: EntityManager,
  select: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const rows: object[] = await em.query(`${select} LIMIT ${MAX_VIOLATIONS}`, [...values]);
  return rows.map((row) =>
    Object.entries(row)
      .map(([column, value]) => `${column} ${value}`)
      .join(', '),
  );
}

/**
 * A text column as a value for which no index is searched. Of two indexes SQLite may take the one that finds
 * nearly every row, such as all postings of one account for each entry.
 */
export const unindexed = (column: string): string => `SUBSTR(${column}, 1)`;

export interface InvariantResult {
  readonly invariant: string;
  /** Returns the violations as text; at most 100. */
  readonly violations: readonly string[];
}

/** The extent of a check. */
export interface CheckOptions {
  /** Checks only what was added since then, where checking all takes long; if absent, everything is checked. */
  readonly since?: Date | undefined;
  /** Ends the check with an error once it is aborted. */
  readonly stopping?: AbortSignal | undefined;
}

/** Checks the invariants of all modules, in this process or another. */
export type InvariantCheck = (options?: CheckOptions) => Promise<InvariantResult[]>;

/**
 * Checks invariants on the live data, one after the other; reads only. With `since`, those that take long are
 * checked of what was added since then.
 */
export async function checkEach(
  em: EntityManager,
  invariants: readonly Invariant[],
  since?: Date,
): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const invariant of invariants) {
    const violations = await violationsOf(em, invariant, since);
    results.push({ invariant: invariant.name, violations });
  }
  return results;
}

async function violationsOf(
  em: EntityManager,
  invariant: Invariant,
  since: Date | undefined,
): Promise<string[]> {
  try {
    if (since && invariant.findSince) return await invariant.findSince(em, since);
    return await invariant.findViolations(em);
  } catch (error) {
    // No use case stores an invalid amount or instant, but SQLite accepts one typed by hand.
    if (error instanceof RangeError) return [`what is stored cannot be read: ${error.message}`];
    throw error;
  }
}
