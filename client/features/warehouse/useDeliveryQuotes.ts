import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '../../gql';
import {
  DeliveryQuoteCard_QuoteFragmentDoc,
  DeliveryQuotesDocument,
  type QuoteInput,
} from '../../gql/graphql';

const TYPING_PAUSE_MS = 400;

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
    quotes: readFragment(DeliveryQuoteCard_QuoteFragmentDoc, answer?.deliveryQuotes ?? []),
    isLoading: loading,
    hasFailed: Boolean(error) && !loading,
    retry: () => void refetch(),
  };
}

/** The value once it has rested for a moment, so that not every keystroke asks the server. */
function useSettled<T>(value: T): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return JSON.parse(settled) as T;
}
