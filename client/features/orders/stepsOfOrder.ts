import type { OrderStatus } from '../../gql/graphql';

const wayHome = ['PENDING_PAYMENT', 'PAID', 'PROCESSING', 'IN_STOCK'] as const;
const wayBack = ['PENDING_PAYMENT', 'PAID', 'REFUND_PROCESSING', 'REFUNDED'] as const;
const givenUp = ['PENDING_PAYMENT', 'CANCELLED'] as const;

/** The statuses an order passes on its way; it stands at `status`, those before are behind it. */
export function orderWay(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'CANCELLED') return givenUp;
  return status === 'REFUND_PROCESSING' || status === 'REFUNDED' ? wayBack : wayHome;
}

/** What in the timeline led an order to a status. */
const eventsTo: Record<OrderStatus, readonly string[]> = {
  PENDING_PAYMENT: ['submit'],
  PAID: ['pay'],
  PROCESSING: ['purchase'],
  IN_STOCK: ['stock'],
  REFUND_PROCESSING: ['requestRefund'],
  REFUNDED: ['approveRefund', 'refundLastItem'],
  CANCELLED: ['cancel', 'expire'],
};

/** When an order came to a status last; undefined where its timeline does not tell. */
export function reachedAt(
  status: OrderStatus,
  timeline: readonly { event: string; at: string }[],
): string | undefined {
  return timeline.findLast(({ event }) => eventsTo[status].includes(event))?.at;
}
