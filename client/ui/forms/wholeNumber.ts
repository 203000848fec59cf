import { figuresOf } from './figures';

/** Least and greatest number, as a message takes them. */
export interface Range extends Record<string, number> {
  min: number;
  max: number;
}

/** Valid quantities of an item. */
export const pieces: Range = { min: 1, max: 999 };

export function isWithin(value: number, { min, max }: Range): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Returns the number that was typed, NaN where it is none. */
export function numberIn(typed: string): number {
  const figures = figuresOf(typed);
  return figures === '' ? NaN : Number(figures);
}
