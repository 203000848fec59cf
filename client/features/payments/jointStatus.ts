import type { PaymentStatus } from '../../gql/graphql';

/** How several payments made in one step stand: they wait together, and any that failed is told. */
export function jointStatus(payments: readonly { status: PaymentStatus }[]): PaymentStatus {
  const has = (wanted: PaymentStatus) => payments.some(({ status }) => status === wanted);
  if (has('PENDING')) return 'PENDING';
  return has('FAILED') ? 'FAILED' : 'CAPTURED';
}
