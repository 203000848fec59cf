import { skipToken, useQuery } from '@apollo/client/react';
import { MethodPriceDocument, type MethodPriceQuery } from '../../gql/graphql';

/** The price of an amount by one method. */
export type MethodPrice = NonNullable<MethodPriceQuery['rechargeOptions']>['methods'][number];

/** Returns the price of topping up by `amount` fen by each method, from the server; empty until known. */
export function useMethodPrices(amount: number | null): readonly MethodPrice[] {
  const { data } = useQuery(MethodPriceDocument, amount ? { variables: { amount } } : skipToken);
  return data?.rechargeOptions?.methods ?? [];
}
