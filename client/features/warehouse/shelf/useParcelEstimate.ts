import { useQuery } from '@apollo/client/react';
import { ParcelEstimateDocument } from '../../../gql/graphql';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { useSettled } from '../packing/useSettled';

/**
 * What the selection would cost at least; while a change is reckoned the last answer stays. Nothing
 * is asked for no item, or for more than one parcel takes.
 */
export function useParcelEstimate(storedItemIds: readonly string[], country: string) {
  const input = useSettled({ storedItemIds: [...storedItemIds], countryCode: country || null });
  const count = input.storedItemIds.length;
  const { data, previousData, error, loading } = useQuery(ParcelEstimateDocument, {
    variables: { input },
    skip: count === 0 || count > MAX_PARCEL_ITEMS,
    // Prices and storage move on: they are never taken from the cache.
    fetchPolicy: 'network-only',
  });
  const answer = data ?? previousData;
  return {
    /** Null while nobody said where to; undefined before the first answer, or after a failure. */
    estimate: error ? undefined : answer?.parcelEstimate,
    isBusy: loading || input.storedItemIds.join() !== storedItemIds.join(),
  };
}
