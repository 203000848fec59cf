import { useMemo } from 'react';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useToday } from '../../../ui/useToday';
import { daysUntil } from '../../../ui/values/daysUntil';

type Item = StoredItemCard_ItemFragment;

/**
 * Returns the items with their remaining free days by the reader's calendar, matching the date shown beside
 * them; days frozen by a reservation count alike, so that reserving an item does not change them. Overdue
 * days come from the storage clock.
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
