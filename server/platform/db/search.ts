import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A query that other modules may narrow with a subquery of their own. */
export type Narrowable = SelectQueryBuilder<ObjectLiteral>;

/**
 * Condition that a column holds the words bound as `:pattern` (`patternOf`), whatever their case.
 * MySQL compares codes byte by byte unless both sides are lowered; SQLite lowers ASCII alone.
 */
export function holdsWords(column: string): string {
  return `LOWER(${column}) LIKE LOWER(:pattern) ESCAPE '!'`;
}

/** Returns the LIKE pattern for `holdsWords`, which matches the words anywhere in the text. */
export function patternOf(words: string): string {
  return `%${words.replace(/[!%_]/g, '!$&')}%`;
}
