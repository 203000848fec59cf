import type { OrderAction, PaymentFailure } from '../../gql/graphql';

interface Failed {
  failure?: PaymentFailure | null;
  order?: { availableActions: readonly OrderAction[] } | null;
}

/** Returns whether what a failed payment was for can still be paid; an order says so itself. */
export function canTryAgain({ failure, order }: Failed): boolean {
  if (failure === 'REPLACED' || failure === 'TARGET_GONE') return false;
  return !order || order.availableActions.includes('PAY');
}
