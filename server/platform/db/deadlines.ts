import { LessThanOrEqual, MoreThan, type FindOperator } from 'typeorm';

/** Deadlines that have passed: `isOver` (kernel/clock.ts) as a condition of a statement. */
export function isOverAt(now: Date): FindOperator<Date> {
  return LessThanOrEqual(now);
}

/** Deadlines still to come: the contrary of `isOverAt`. */
export function isAheadAt(now: Date): FindOperator<Date> {
  return MoreThan(now);
}
