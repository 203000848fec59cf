/** Returns statuses as SQL compares a column with them: `('PAID', 'FAILED')`. They come from code, never from outside. */
export function statusList(statuses: readonly string[]): string {
  return `(${statuses.map((status) => `'${status}'`).join(', ')})`;
}
