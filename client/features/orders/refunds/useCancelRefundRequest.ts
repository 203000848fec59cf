import { useCommand } from '../../../apollo/useCommand';
import { CancelRefundRequestDocument } from '../../../gql/graphql';
import { showMoved, type KnownOrder } from '../movedOrder';

/** Takes a refund request back; the order goes on where it was (ST-08). */
export function useCancelRefundRequest(order: KnownOrder) {
  const { run, isRunning } = useCommand(CancelRefundRequestDocument, {
    success: 'orders.refundRequestCancelled',
    update: (cache, { data }) => showMoved(cache, order, data?.cancelRefundRequest.order),
  });
  return { cancelRequest: () => run({ orderId: order.id }), isRunning };
}
