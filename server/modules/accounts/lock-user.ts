import type { EntityManager } from 'typeorm';
import { lockClause } from '../../platform/db/locks';

/**
 * Serialises transactions that count or choose among one shopper's rows, until each ends. Without it two of
 * them would count the same rows and both exceed the limit.
 */
export async function lockUser(tx: EntityManager, userId: string): Promise<void> {
  const sql = `SELECT id FROM users WHERE id = ? ${lockClause(tx)}`;
  const [user] = await tx.query<{ id: string }[]>(sql, [userId]);
  if (!user) throw new Error(`There is no shopper ${userId}`);
}
