import type { PaymentStatus } from '../../gql/graphql';

/**
 * Returns the combined status of several payments made in one step: they wait together, and any failure
 * counts.
 */
export function jointStatus(payments: readonly { status: PaymentStatus }[]): PaymentStatus {
  const has = (wanted: PaymentStatus) => payments.some(({ status }) => status === wanted);
  if (has('PENDING')) return 'PENDING';
  return has('FAILED') ? 'FAILED' : 'CAPTURED';
}
