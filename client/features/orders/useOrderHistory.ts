import { readFragment, type FragmentType } from '../../gql';
import { OrderFace_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import type { TimelineStep } from '../../ui/paper/Timeline';
import { parcelsOf } from './orderFace';

/** What happened to an order and then to the packages in which it travels, newest first. */
export function useOrderHistory(
  timeline: readonly TimelineStep[],
  seen: FragmentType<typeof OrderFace_OrderFragmentDoc>,
): TimelineStep[] {
  const text = useText();
  const parcels = parcelsOf(readFragment(OrderFace_OrderFragmentDoc, seen));
  const travelled = parcels.flatMap(({ id, number, shippedAt, completedAt }) => [
    ...(shippedAt
      ? [{ id: `${id} shipped`, label: text('orders.history.shipped', { number }), at: shippedAt }]
      : []),
    ...(completedAt
      ? [
          {
            id: `${id} received`,
            label: text('orders.history.received', { number }),
            at: completedAt,
          },
        ]
      : []),
  ]);
  return [...timeline, ...travelled]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed();
}
