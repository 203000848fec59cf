import type { EntityManager } from 'typeorm';
import { forUpdate } from '../../platform/db/locks';
import { User } from './user.entity';

/**
 * Makes transactions that count or choose among one shopper's rows take turns, until each ends.
 * Without it two of them would count the same rows and both go over the limit.
 */
export async function lockUser(tx: EntityManager, userId: string): Promise<void> {
  await tx.findOneOrFail(User, { select: { id: true }, where: { id: userId }, ...forUpdate(tx) });
}
