import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql';
import { ParcelEstimateDocument, ParcelLine_LineFragmentDoc } from '../../../gql/graphql';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { useDebounced } from '../../../ui/useDebounced';

export type ParcelEstimate = ReturnType<typeof useParcelEstimate>;

/**
 * Returns the estimated cost of a parcel of these items, and the extra cost of each other item on the shelf;
 * while a change loads, the previous result stays. There is no query without items, or with more than fit
 * into one parcel.
 */
export function useParcelEstimate(storedItemIds: readonly string[], country: string) {
  const input = useDebounced({ storedItemIds: [...storedItemIds], countryCode: country || null });
  const count = input.storedItemIds.length;
  const { data, previousData, error, loading } = useQuery(ParcelEstimateDocument, {
    variables: { input },
    skip: count === 0 || count > MAX_PARCEL_ITEMS,
    // Prices and storage move on: they are never taken from the cache.
    fetchPolicy: 'network-only',
  });
  const isSettled = input.storedItemIds.join() === storedItemIds.join();
  const answer = storedItemIds.length === 0 || error ? undefined : (data ?? previousData);
  const estimate = answer?.parcelEstimate;
  return {
    /** Null without a country; undefined before the first response or after a failure. */
    estimate,
    lines: readFragment(ParcelLine_LineFragmentDoc, estimate?.lines ?? []),
    /** Extra cost by item id; empty while the result belongs to another selection. */
    extras: new Map(
      (isSettled ? (estimate?.additions ?? []) : []).map((one) => [one.storedItemId, one.extra]),
    ),
    isBusy: loading || !isSettled,
  };
}
