import type { UseFormSetError } from 'react-hook-form';
import { useCommand } from '../../../apollo/useCommand';
import { useIntentionKey } from '../../../apollo/useIntentionKey';
import { RequestRefundDocument } from '../../../gql/graphql';
import { showMoved, type KnownOrder } from '../movedOrder';

const fields = ['reason'] as const;

/** Requests the refund of an order; errors of the reason appear at its field. */
export function useRequestRefund(order: KnownOrder) {
  const { run, isRunning } = useCommand(RequestRefundDocument, {
    intention: useIntentionKey(),
    success: 'orders.refundRequested',
    update: (cache, { data }) => showMoved(cache, order, data?.requestRefund.order),
  });
  const request = (reason: string, setError: UseFormSetError<{ reason: string }>) =>
    run({ input: { orderId: order.id, reason } }, { fields, setError });
  return { request, isRunning };
}
