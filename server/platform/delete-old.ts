import { In, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import type { Services } from './services';

const BATCH_SIZE = 500;

/**
 * Deletes rows that are no longer needed in small batches, so that no writer waits long for the write lock.
 * Returns the number of deleted rows.
 */
export async function deleteOld<Row extends { id: string }>(
  { db }: Services,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
): Promise<number> {
  for (let deleted = 0; ;) {
    const rows = await db.read.find(entity, { where, take: BATCH_SIZE });
    if (rows.length === 0) return deleted;
    const chosen = { id: In(rows.map(({ id }) => id)) } as FindOptionsWhere<Row>;
    await db.transaction((tx) => tx.delete(entity, chosen));
    deleted += rows.length;
  }
}
