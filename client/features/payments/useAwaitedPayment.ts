import { skipToken, useQuery } from '@apollo/client/react';
import { AwaitedPaymentDocument, type AwaitedPaymentQuery } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { paymentTargetOf } from './paymentTarget';

export type AwaitedPayment = NonNullable<AwaitedPaymentQuery['paymentQuote']>;

/** Returns what waits to be paid where a recharge leads back to it; null where it leads elsewhere. */
export function useAwaitedPayment(redirect: string | null): AwaitedPayment | null {
  const [path, search] = (redirect ?? '').split('?');
  const target = path === paths.payment.path ? paymentTargetOf(new URLSearchParams(search)) : null;
  const { data } = useQuery(AwaitedPaymentDocument, target ? { variables: { target } } : skipToken);
  return data?.paymentQuote ?? null;
}
