import { skipToken, useQuery } from '@apollo/client/react';
import { MethodPriceDocument, type PaymentMethodCard_MethodFragment } from '../../gql/graphql';

type Method = PaymentMethodCard_MethodFragment;

interface MethodPrices {
  /** Undefined while the price of the rest is asked for. */
  methods: readonly Method[] | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * What each method costs where the balance pays `deduction` fen of `amount` first; the server prices
 * the rest, so that its fee is the one that is charged.
 */
export function useMethodPrices(
  quoted: readonly Method[],
  amount: number,
  deduction: number,
): MethodPrices {
  const isSplit = deduction > 0;
  const variables = { amount: amount - deduction };
  const options = isSplit ? { variables } : skipToken;
  const { data, error, refetch } = useQuery(MethodPriceDocument, options);
  const retry = () => void refetch().catch(() => undefined);
  if (!isSplit) return { methods: quoted, error: undefined, retry };
  const prices = data?.rechargeOptions?.methods;
  if (!prices) return { methods: undefined, error, retry };
  const methods = quoted.map((method) => {
    const price = prices.find(({ code }) => code === method.code);
    return price ? { ...method, ...price, balanceDeduction: deduction } : method;
  });
  return { methods, error: undefined, retry };
}
