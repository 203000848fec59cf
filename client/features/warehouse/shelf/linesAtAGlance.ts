import type { ParcelLine_LineFragment } from '../../../gql/graphql';

type Line = Pick<ParcelLine_LineFragment, 'lineId' | 'maxDays' | 'total'>;

/**
 * Returns up to three of the lines sorted by price: the cheapest, the fastest, and of those between them the
 * one with the least product of days and price.
 */
export function linesAtAGlance<T extends Line>(lines: readonly T[]): T[] {
  const [cheapest] = lines;
  if (!cheapest) return [];
  const fastest = least(lines, ({ maxDays }) => maxDays);
  const between = lines.filter(
    ({ maxDays }) => maxDays < cheapest.maxDays && maxDays > fastest.maxDays,
  );
  const sensible = between.length > 0 && least(between, weighed);
  return lines.filter((line) => [cheapest, fastest, sensible].includes(line));
}

const weighed = ({ total, maxDays }: Line) => (total ?? 0) * maxDays;

function least<T>(all: readonly T[], measure: (one: T) => number): T {
  return all.reduce((best, one) => (measure(one) < measure(best) ? one : best));
}
