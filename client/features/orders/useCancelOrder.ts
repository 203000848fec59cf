import { useCommand } from '../../apollo/useCommand';
import { CancelOrderDocument } from '../../gql/graphql';
import { showMoved, type KnownOrder } from './movedOrder';

/** Cancels an unpaid order; it leaves its tab for that of the cancelled ones. */
export function useCancelOrder(order: KnownOrder) {
  const { run, isRunning } = useCommand(CancelOrderDocument, {
    success: 'orders.cancelled',
    update: (cache, { data }) => showMoved(cache, order, data?.cancelOrder.order),
  });
  return { cancel: () => run({ id: order.id }), isRunning };
}
