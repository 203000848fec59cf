import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql';
import { ParcelEstimateDocument, ParcelLine_LineFragmentDoc } from '../../../gql/graphql';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { useSettled } from '../packing/useSettled';

export type ParcelEstimate = ReturnType<typeof useParcelEstimate>;

/**
 * What a parcel of these items would cost, and what each other item on the shelf would add; while a
 * change is reckoned the last answer stays. Nothing is asked for no item, or for more than one parcel takes.
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
  const isSettled = input.storedItemIds.join() === storedItemIds.join();
  const answer = storedItemIds.length === 0 || error ? undefined : (data ?? previousData);
  const estimate = answer?.parcelEstimate;
  return {
    /** Null while nobody said where to; undefined before the first answer, or after a failure. */
    estimate,
    lines: readFragment(ParcelLine_LineFragmentDoc, estimate?.lines ?? []),
    /** What each other item would add, by its id; empty while the answer is about another selection. */
    extras: new Map(
      (isSettled ? (estimate?.additions ?? []) : []).map((one) => [one.storedItemId, one.extra]),
    ),
    isBusy: loading || !isSettled,
  };
}
