import type { PaymentStatus } from '../../gql/graphql';

interface Credited {
  status: PaymentStatus;
  creditedAmount?: number | null;
}

/** Returns the fen that were charged for what could no longer be paid, and are in the balance. */
export function creditedOf(payments: readonly Credited[]): number {
  const failed = payments.filter(({ status }) => status === 'FAILED');
  return failed.reduce((sum, { creditedAmount }) => sum + (creditedAmount ?? 0), 0);
}
