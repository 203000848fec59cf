import type { Actor } from '../../../kernel/actor';
import { recordAction } from '../../../platform/audit/audit';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { transitionAll } from '../../../platform/db/transition';
import { lockFund } from '../../funds/public';
import { notify } from '../../notifications/public';
import { withdrawStoredItems } from '../../warehouse/public';
import { itemsOfOrder, lockOrderByNumber, ownerOfOrder } from '../find-order';
import type { Order } from '../order.entity';
import { notRefunded, refundLeft } from '../order.pricing';
import { transitionOrder } from '../transition-order';
import { returnMoney } from './return-money';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';

/**
 * Approves a refund request, by the operator: the payment, less earlier refunds, is refunded to the balance,
 * and the items leave the warehouse (ST-08).
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS
 */
export function approveRefund(
  { db, clock }: Services,
  by: Actor,
  { orderNumber, ...words }: { readonly orderNumber: string; readonly note: string },
): Promise<Order> {
  return db.transaction(async (tx) => {
    const note = checkedWords('note', words.note, { max: 500 });
    const now = clock.now();
    await lockFund(tx, await ownerOfOrder(tx, orderNumber));
    const order = await lockOrderByNumber(tx, orderNumber);
    const items = await itemsOfOrder(tx, order);
    const changes = { previousStatus: null, refundAnswer: note };
    const step = { actor: 'OPERATOR', now, note, changes } as const;
    const status = await transitionOrder(tx, order, 'approveRefund', step);
    await transitionAll(tx, OrderItem, orderItemMachine, notRefunded(items), 'refund');
    await withdrawStoredItems(tx, order.id);
    const { id: targetId, userId, number } = order;
    const amount = refundLeft(order);
    const movement = { kind: 'ORDER_REFUND', idempotencyKey: `refund:${order.id}` } as const;
    await returnMoney(tx, order, { ...movement, amount, isLast: true, now });
    const params = { order: number, amount };
    await notify(tx, { userId, kind: 'REFUND_APPROVED', targetId, params, now });
    const change = { before: { status: order.status }, after: { status, amount } };
    await recordAction(tx, by, { action: 'REFUND_APPROVED', subject: number, ...change }, now);
    return { ...order, ...changes, status };
  });
}
