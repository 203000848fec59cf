import type { Actor } from '../../../kernel/actor';
import { recordAction } from '../../../platform/audit/audit';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { notify } from '../../notifications/public';
import { lockOrderByNumber } from '../find-order';
import type { Order } from '../order.entity';
import { endRefundRequest } from './end-refund-request';

/**
 * Declines a refund request, by the operator; the shopper sees the reason on the order.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS
 */
export function declineRefund(
  { db, clock }: Services,
  by: Actor,
  { orderNumber, ...words }: { readonly orderNumber: string; readonly reason: string },
): Promise<Order> {
  return db.transaction(async (tx) => {
    const reason = checkedWords('reason', words.reason, { min: 1, max: 500 });
    const order = await lockOrderByNumber(tx, orderNumber);
    const now = clock.now();
    const { id: targetId, userId, number } = order;
    const params = { order: number, reason };
    await notify(tx, { userId, kind: 'REFUND_DECLINED', targetId, params, now });
    const answer = { refundAnswer: reason, now };
    const declined = await endRefundRequest(tx, order, 'declineRefund', answer);
    const change = { before: { status: order.status }, after: { status: declined.status } };
    const action = { action: 'REFUND_DECLINED', subject: number, ...change, reason } as const;
    await recordAction(tx, by, action, now);
    return declined;
  });
}
