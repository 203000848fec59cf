import type { Services } from './services';

/**
 * Processes many rows one after the other. A row that fails is logged and left to the next run; the others do
 * not wait for it. Returns the number of rows that succeeded.
 */
export async function oneByOne<Row extends { readonly id: string }>(
  { log }: Pick<Services, 'log'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const row of rows)
    try {
      await work(row);
      done++;
    } catch (error) {
      log.error({ err: error, id: row.id }, 'left undone');
    }
  return done;
}
