import type { OrderAction, PaymentStatus, PaymentTargetKind } from '../../gql/graphql';

interface Credited {
  status: PaymentStatus;
  creditedAmount?: number | null;
}

interface CreditedForOrder extends Credited {
  kind: PaymentTargetKind;
  order?: { id: string; availableActions: readonly OrderAction[] } | null;
}

/** Returns the fen that were charged for what could no longer be paid, and are in the balance. */
export function creditedOf(payments: readonly Credited[]): number {
  const failed = payments.filter(({ status }) => status === 'FAILED');
  return failed.reduce((sum, { creditedAmount }) => sum + (creditedAmount ?? 0), 0);
}

/** Returns the ids of the orders whose money was credited instead, and that still wait for payment. */
export function waitingOrders(payments: readonly CreditedForOrder[]): string[] {
  return payments.flatMap((payment) => {
    const order = payment.kind === 'ORDER' ? payment.order : null;
    return order?.availableActions.includes('PAY') && creditedOf([payment]) > 0 ? [order.id] : [];
  });
}
