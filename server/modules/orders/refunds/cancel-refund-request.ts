import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockOwnOrder } from '../find-order';
import type { Order } from '../order.entity';
import { endRefundRequest } from './end-refund-request';

/**
 * The shopper takes the refund request back (ST-08). A deadline that ran out meanwhile stays out.
 * @throws DomainError NOT_FOUND, ORDER_STATUS_FORBIDS
 */
export function cancelRefundRequest(
  { db, clock }: Services,
  viewer: Viewer,
  orderId: string,
): Promise<Order> {
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, viewer.id, orderId);
    const now = clock.now();
    return endRefundRequest(tx, order, 'cancelRefundRequest', { refundAnswer: null, now });
  });
}
