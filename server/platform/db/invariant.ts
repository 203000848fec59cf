import type { EntityManager } from 'typeorm';

/** Something that must hold for the stored data at every moment, and how to find what breaks it. */
export interface Invariant {
  /** The invariant in words, e.g. "every entry sums to zero". */
  readonly name: string;
  /** False where it says nothing about money: a break is reported, and shoppers go on paying. */
  readonly freezesPayments?: false;
  /** Each row that breaks it, in words; empty when it is kept. */
  findViolations(em: EntityManager): Promise<string[]>;
  /** The same of what was added since then alone, where checking all takes long; else all is checked. */
  findSince?(em: EntityManager, since: Date): Promise<string[]>;
}

/** More would tell nothing new. */
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
    async findViolations(em) {
      const rows: object[] = await em.query(`${select} LIMIT ${MAX_VIOLATIONS}`);
      return rows.map((row) =>
        Object.entries(row)
          .map(([column, value]) => `${column} ${value}`)
          .join(', '),
      );
    },
  };
}

/**
 * A text column as a value for which no index is searched. Of two indexes SQLite may take the one that finds
 * nearly every row, such as all postings of one account for each entry.
 */
export const unindexed = (column: string): string => `SUBSTR(${column}, 1)`;

export interface InvariantResult {
  readonly invariant: string;
  /** What breaks it, in words; at most 100. */
  readonly violations: readonly string[];
}

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
    // No use case stores what is no amount or no instant: SQLite lets a hand do so.
    if (error instanceof RangeError) return [`what is stored cannot be read: ${error.message}`];
    throw error;
  }
}
