import type { ApolloClient } from '@apollo/client';
import { ExchangeRatesDocument, type Currency } from '../../gql/graphql';
import type { ConvertMoney } from '../../ui/values/ConvertMoneyContext';
import { ConvertedAmount } from './ConvertedAmount';

/** Fetches the rates again and returns a function that formats amounts by them. @throws if there are none */
export async function loadConvertMoney(
  client: ApolloClient,
  currency: Currency,
): Promise<ConvertMoney> {
  const { data } = await client.query({
    query: ExchangeRatesDocument,
    fetchPolicy: 'network-only',
  });
  const published = data?.exchangeRates;
  const rate = published?.rates.find((each) => each.currency === currency)?.rate;
  if (!published || !rate) throw new Error(`No rate for ${currency}`);
  const { source, asOf, notice } = published;
  const used = { currency, rate, source, asOf, notice: notice ?? null };
  return (amount, shown) => <ConvertedAmount {...{ amount, shown, used }} />;
}
