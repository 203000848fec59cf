import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { itemsOfOrder, lockOrderByNumber } from '../find-order';
import { transitionOrder } from '../transition-order';

/** An item to be corrected, and the function that adds to its order's timeline. */
export interface CorrectedItem {
  readonly orderItemId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly name: string;
  /** @throws DomainError ORDER_STATUS_FORBIDS unless items of it can have arrived */
  tell(line: { readonly note: string; readonly now: Date }): Promise<unknown>;
}

/** Finds and locks an item whose measurements the operator corrects. @throws DomainError NOT_FOUND */
export async function correctOrderItem(
  tx: EntityManager,
  { orderNumber, position }: { readonly orderNumber: string; readonly position: number },
): Promise<CorrectedItem> {
  const order = await lockOrderByNumber(tx, orderNumber);
  const items = await itemsOfOrder(tx, order);
  const item = items.find((candidate) => candidate.position === position);
  if (!item) throw new DomainError('NOT_FOUND');
  return {
    ...{ orderItemId: item.id, orderId: order.id, userId: order.userId, name: item.name },
    tell: (line) => transitionOrder(tx, order, 'correctItem', { actor: 'OPERATOR', ...line }),
  };
}
