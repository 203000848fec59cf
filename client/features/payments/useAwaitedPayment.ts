import { skipToken, useQuery } from '@apollo/client/react';
import { AwaitedPaymentDocument, type AwaitedPaymentQuery } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { jointOrdersOf, paymentTargetOf } from './paymentTarget';

export type AwaitedPayment = NonNullable<AwaitedPaymentQuery['paymentQuote']>;

/** Returns the single target awaiting payment that a recharge leads back to; null if it leads elsewhere. */
export function useAwaitedPayment(redirect: string | null): AwaitedPayment | null {
  const [path, search] = (redirect ?? '').split('?');
  const params = new URLSearchParams(path === paths.payment.path ? search : '');
  const target = jointOrdersOf(params) ? null : paymentTargetOf(params);
  const { data } = useQuery(AwaitedPaymentDocument, target ? { variables: { target } } : skipToken);
  return data?.paymentQuote ?? null;
}
