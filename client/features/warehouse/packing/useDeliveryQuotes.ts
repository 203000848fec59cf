import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql';
import {
  DeliveryQuoteRow_QuoteFragmentDoc,
  DeliveryQuotesDocument,
  type QuoteInput,
} from '../../../gql/graphql';
import { useDebounced } from '../../../ui/useDebounced';

/** Returns the cost of a parcel on each line; while a change loads, the previous result stays. */
export function useDeliveryQuotes(input: QuoteInput) {
  const variables = useDebounced(input);
  const { data, previousData, error, loading, refetch } = useQuery(DeliveryQuotesDocument, {
    variables: { input: variables },
    skip: variables.addressId === '',
    // Prices and storage move on: they are never taken from the cache.
    fetchPolicy: 'network-only',
  });
  const answer = data ?? previousData;
  return {
    quotes: readFragment(DeliveryQuoteRow_QuoteFragmentDoc, answer?.deliveryQuotes ?? []),
    /** True while the result belongs to previous values. */
    isBusy: loading || JSON.stringify(variables) !== JSON.stringify(input),
    hasFailed: Boolean(error) && !loading,
    retry: () => void refetch(),
  };
}
