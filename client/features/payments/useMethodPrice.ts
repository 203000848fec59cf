import { skipToken, useQuery } from '@apollo/client/react';
import { MethodPriceDocument, type MethodPriceQuery } from '../../gql/graphql';

/** What an amount costs by one method. */
export type MethodPrice = NonNullable<MethodPriceQuery['rechargeOptions']>['methods'][number];

/** What topping up by `amount` fen costs by each method, as the server prices it; empty until it is known. */
export function useMethodPrices(amount: number | null): readonly MethodPrice[] {
  const { data } = useQuery(MethodPriceDocument, amount ? { variables: { amount } } : skipToken);
  return data?.rechargeOptions?.methods ?? [];
}
