import { checkedWords } from '../../platform/graphql/checked-words';
import type { Services } from '../../platform/services';
import { itemsOfOrder, lockOrderByNumber } from './find-order';
import type { Order } from './order.entity';
import { notRefunded } from './order.pricing';
import { transitionOrder } from './transition-order';
import { transitionOrderItems } from './transition-order-items';

/**
 * The operator has bought what is left of a paid order (ST-06).
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS
 */
export function purchaseOrder(
  { db, clock }: Services,
  { orderNumber, ...words }: { readonly orderNumber: string; readonly note: string },
): Promise<Order> {
  return db.transaction(async (tx) => {
    const note = checkedWords('note', words.note, { max: 500 });
    const order = await lockOrderByNumber(tx, orderNumber);
    const status = await transitionOrder(tx, order, 'purchase', {
      actor: 'OPERATOR',
      now: clock.now(),
      note,
    });
    await transitionOrderItems(tx, notRefunded(await itemsOfOrder(tx, order)), 'purchase');
    return { ...order, status };
  });
}
