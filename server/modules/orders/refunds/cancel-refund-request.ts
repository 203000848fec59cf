import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockOwnOrder } from '../find-order';
import type { Order } from '../order.entity';
import { endRefundRequest } from './end-refund-request';

/**
 * Withdraws the refund request, by the shopper (ST-08). A deadline that passed meanwhile is not extended.
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
