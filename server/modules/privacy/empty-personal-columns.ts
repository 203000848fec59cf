import type { EntityManager, EntityMetadata } from 'typeorm';
import { emptiedIn, reductionsIn } from '../../platform/db/personal';

/**
 * Empties, in all rows of the shopper, the columns that their entities do not keep (`Personal`): one
 * statement for each table, and one for each row whose values are reduced.
 */
export async function emptyPersonalColumns(tx: EntityManager, userId: string): Promise<void> {
  for (const metadata of tx.connection.entityMetadatas)
    if (metadata.findColumnWithPropertyName('userId')) await emptyRows(tx, metadata, userId);
}

async function emptyRows(
  tx: EntityManager,
  metadata: EntityMetadata,
  userId: string,
): Promise<void> {
  const { target } = metadata;
  const nothing = emptiedIn(metadata);
  const reductions = reductionsIn(metadata);
  if (reductions.length === 0) {
    if (Object.keys(nothing).length > 0) await tx.update(target, { userId }, nothing);
    return;
  }
  for (const row of await tx.findBy<Record<string, string>>(target, { userId })) {
    const left = reductions.map(([property, { to }]) => [property, to(row[property])]);
    await tx.update(
      target,
      { userId, id: row['id'] },
      { ...nothing, ...(Object.fromEntries(left) as object) },
    );
  }
}
