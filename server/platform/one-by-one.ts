import type { Services } from './services';

/**
 * Does something for each of many rows, one after the other. One that fails is logged and left to
 * the next run; the others do not wait for it. Answers for how many it was done.
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
