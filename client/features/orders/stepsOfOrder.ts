import type { OrderStatus } from '../../gql/graphql';

const wayHome = ['PENDING_PAYMENT', 'PAID', 'PROCESSING', 'IN_STOCK'] as const;
const wayBack = ['PENDING_PAYMENT', 'PAID', 'REFUND_PROCESSING', 'REFUNDED'] as const;
const givenUp = ['PENDING_PAYMENT', 'CANCELLED'] as const;

/** The statuses an order passes on its way; it stands at `status`, those before are behind it. */
export function orderWay(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'CANCELLED') return givenUp;
  return status === 'REFUND_PROCESSING' || status === 'REFUNDED' ? wayBack : wayHome;
}
