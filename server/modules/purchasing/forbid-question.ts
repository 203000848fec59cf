import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { piecesBought } from './bought-pieces.queries';

/**
 * Forbids a question about an item of which some pieces are bought: the answer would change the price of all of them.
 * @throws DomainError ITEM_STATUS_FORBIDS
 */
export async function forbidQuestionOnceBought(
  tx: EntityManager,
  orderItemId: string,
): Promise<void> {
  const bought = await piecesBought(tx, [orderItemId]);
  if (bought.size > 0)
    throw new DomainError('ITEM_STATUS_FORBIDS', { status: 'PURCHASED', event: 'ask' });
}
