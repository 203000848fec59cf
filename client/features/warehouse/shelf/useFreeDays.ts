import { useMemo } from 'react';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useToday } from '../../../ui/useToday';
import { daysUntil } from '../../../ui/values/daysUntil';

type Item = StoredItemCard_ItemFragment;

/**
 * Returns the items with the days of free storage counted by the reader's calendar, as their last date stands beside
 * them; days that are kept are counted alike, so that an item has as many before it is reserved and after. Overdue
 * days are those that the storage clock counts.
 */
export function useFreeDays(items: readonly Item[]): readonly Item[] {
  const today = useToday();
  return useMemo(
    () =>
      items.map((item) => {
        if (today === undefined || item.freeDaysLeft < 0) return item;
        return { ...item, freeDaysLeft: Math.max(0, daysUntil(item.freeUntilIfReleased, today)) };
      }),
    [items, today],
  );
}
