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

/**
 * Narrows a query to rows whose column begins with the words, whatever their case, by an index of the column (on SQLite
 * one with COLLATE NOCASE, which folds ASCII alone).
 */
export function beginsWith<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  column: string,
  words: string,
): SelectQueryBuilder<Row> {
  if (list.connection.options.type === 'mysql')
    return list.where(`${column} LIKE :begun ESCAPE '!'`, {
      begun: patternOf(words).replace(/^%/, ''),
    });
  // A LIKE with a bound pattern would read the whole index.
  const range = `${column} >= :from COLLATE NOCASE AND ${column} < :to COLLATE NOCASE`;
  return list.where(range, { from: words, to: `${words}\u{10ffff}` });
}
