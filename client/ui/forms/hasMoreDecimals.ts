import { figuresOf } from './figures';

/** Returns whether an amount was typed with more than two decimals, which is what `parseYuan` then refuses. */
export function hasMoreDecimals(typed: string): boolean {
  return /^¥?\s*[\d,]+\.\d{3,}$/.test(figuresOf(typed));
}
