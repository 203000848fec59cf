import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { transitionAll } from '../../../platform/db/transition';
import { itemsOfOrder, lockOrderByNumber } from '../find-order';
import { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { notRefunded } from '../order.pricing';
import { findOpenQuestion } from '../questions/find-question';
import { transitionOrder } from '../transition-order';
import { orderItemMachine } from '../items/order-item.machine';

/**
 * Marks the remaining items of a paid order as bought, by the operator (ST-06); returns them as well. An open
 * question has to be answered first.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS, QUESTION_OPEN
 */
export function purchaseOrder(
  { db, clock }: Services,
  by: Actor,
  { orderNumber, ...words }: { readonly orderNumber: string; readonly note: string },
): Promise<{ readonly order: Order; readonly items: readonly OrderItem[] }> {
  return db.transaction(async (tx) => {
    const note = checkedWords('note', words.note, { max: 500 });
    const now = clock.now();
    const order = await lockOrderByNumber(tx, orderNumber);
    const status = await transitionOrder(tx, order, 'purchase', {
      actor: 'OPERATOR',
      now,
      note,
    });
    if (await findOpenQuestion(tx, { orderId: order.id })) throw new DomainError('QUESTION_OPEN');
    const items = notRefunded(await itemsOfOrder(tx, order));
    await transitionAll(tx, OrderItem, orderItemMachine, items, 'purchase');
    const change = { before: { status: order.status }, after: { status, items: items.length } };
    const action = { action: 'ORDER_PURCHASED', subject: order.number, ...change } as const;
    await recordAction(tx, by, action, now);
    return { order: { ...order, status }, items };
  });
}
