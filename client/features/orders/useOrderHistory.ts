import { readFragment, type FragmentType } from '../../gql';
import { OrderSummary_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import type { TimelineStep } from '../../ui/document/Timeline';
import { parcelsOf } from './orderSummary';

/** Returns the history of an order and then of its packages, newest first. */
export function useOrderHistory(
  timeline: readonly TimelineStep[],
  seen: FragmentType<typeof OrderSummary_OrderFragmentDoc>,
): TimelineStep[] {
  const text = useText();
  const parcels = parcelsOf(readFragment(OrderSummary_OrderFragmentDoc, seen));
  const travelled = parcels.flatMap(({ id, number, shippedAt, completedAt }) => [
    ...(shippedAt
      ? [
          {
            ...{ id: `${id} shipped`, at: shippedAt },
            label: text('orders.history.shipped', { number }),
            short: text('orders.item.SHIPPED'),
          },
        ]
      : []),
    ...(completedAt
      ? [
          {
            ...{ id: `${id} received`, at: completedAt },
            label: text('orders.history.received', { number }),
            short: text('orders.received'),
          },
        ]
      : []),
  ]);
  return [...timeline, ...travelled]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed();
}
