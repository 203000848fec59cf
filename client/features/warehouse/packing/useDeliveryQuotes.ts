import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql';
import {
  DeliveryQuoteRow_QuoteFragmentDoc,
  DeliveryQuotesDocument,
  type QuoteInput,
} from '../../../gql/graphql';
import { useSettled } from './useSettled';

/** What a parcel would cost on each line; while a change is reckoned the last answer stays. */
export function useDeliveryQuotes(input: QuoteInput) {
  const variables = useSettled(input);
  const { data, previousData, error, loading, refetch } = useQuery(DeliveryQuotesDocument, {
    variables: { input: variables },
    skip: variables.addressId === '',
    // Prices and storage move on: they are never taken from the cache.
    fetchPolicy: 'network-only',
  });
  const answer = data ?? previousData;
  return {
    quotes: readFragment(DeliveryQuoteRow_QuoteFragmentDoc, answer?.deliveryQuotes ?? []),
    /** What is shown does not yet answer the question. */
    isBusy: loading || JSON.stringify(variables) !== JSON.stringify(input),
    hasFailed: Boolean(error) && !loading,
    retry: () => void refetch(),
  };
}
