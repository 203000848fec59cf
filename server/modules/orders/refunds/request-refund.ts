import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import { once } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { holdStoredItems, pastOverduePlans } from '../../warehouse/public';
import { lockOwnOrder } from '../find-order';
import { Order } from '../order.entity';
import type { RequestRefundInput } from '../order.inputs';
import { isRefundTimeOver } from '../order.policy';
import { dropQuestions } from '../questions/end-question';
import { transitionOrder } from '../transition-order';

/**
 * Requests the refund of an order: any time while paid or processing, within 5 days once everything is in
 * stock (ST-07). Items in the warehouse are held, so that they cannot be packed; an open question about the
 * order ends.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, NOT_FOUND, ORDER_STATUS_FORBIDS, REFUND_TIME_EXPIRED,
 *   REFUND_ITEM_PACKED
 */
export function requestRefund(
  services: Services,
  viewer: Viewer,
  input: RequestRefundInput,
): Promise<Order> {
  const { db, clock } = services;
  const now = clock.now();
  const attempt = { caller: viewer, operation: 'requestRefund', input, now };
  return pastOverduePlans(services, viewer, 'REFUND_ITEM_PACKED', () =>
    db.transaction((tx) =>
      once(
        tx,
        attempt,
        () => ask(services, tx, { viewer, input, now }),
        (id) => tx.findOneBy(Order, { userId: viewer.id, id }),
      ),
    ),
  );
}

interface RefundCommand {
  readonly viewer: Viewer;
  readonly input: RequestRefundInput;
  readonly now: Date;
}

async function ask(
  services: Services,
  tx: EntityManager,
  { viewer, input: { orderId, reason }, now }: RefundCommand,
): Promise<Order> {
  await lockFund(tx, viewer.id);
  const order = await lockOwnOrder(tx, viewer.id, orderId);
  const changes = { previousStatus: order.status, refundReason: reason, refundAnswer: null };
  const status = await transitionOrder(tx, order, 'requestRefund', {
    actor: 'SHOPPER',
    now,
    note: reason,
    changes,
  });
  const { refundDeadline } = order;
  if (refundDeadline && isRefundTimeOver(order, now))
    throw new DomainError('REFUND_TIME_EXPIRED', { expiredAt: refundDeadline.toISOString() });
  await holdStoredItems(tx, order.id);
  await dropQuestions(services, tx, { orderId }, now);
  return { ...order, ...changes, status };
}
