import { stringify } from 'csv-stringify/sync';

/**
 * Rows for spreadsheets below a line with the names of their columns, which rows that follow others
 * go without. Nothing in them is taken for a formula.
 */
export function csvOf(rows: readonly object[], { follow = false } = {}): string {
  return stringify([...rows], {
    header: !follow,
    bom: !follow,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString(), boolean: String },
  });
}
