import type { EntityManager } from 'typeorm';
import { releaseHeldItems } from '../../warehouse/public';
import type { Order } from '../order.entity';
import { transitionOrder } from '../transition-order';

type Ending = 'cancelRefundRequest' | 'declineRefund';

/** Returns the order to the status before the request; held items can be packed again. */
export async function endRefundRequest(
  tx: EntityManager,
  order: Order,
  event: Ending,
  { refundAnswer, now }: { readonly refundAnswer: string | null; readonly now: Date },
): Promise<Order> {
  // A declined request is shown together with the answer; a cancelled one only in the timeline.
  const refundReason = event === 'declineRefund' ? order.refundReason : null;
  const changes = { previousStatus: null, refundReason, refundAnswer };
  const status = await transitionOrder(tx, order, event, {
    actor: event === 'declineRefund' ? 'OPERATOR' : 'SHOPPER',
    now,
    note: refundAnswer ?? '',
    changes,
  });
  await releaseHeldItems(tx, order.id);
  return { ...order, ...changes, status };
}
