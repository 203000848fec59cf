import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import type { StoreSort } from './storeView';

type Item = Pick<
  StoredItemCard_ItemFragment,
  'name' | 'orderNumber' | 'weightGrams' | 'inboundAt' | 'freeDaysLeft'
>;

/** The most urgent, the newest or the heaviest first; alike ones stay in the order given. */
const sorts: Record<StoreSort, (one: Item, other: Item) => number> = {
  days: (one, other) => one.freeDaysLeft - other.freeDaysLeft,
  newest: (one, other) => Date.parse(other.inboundAt) - Date.parse(one.inboundAt),
  weight: (one, other) => other.weightGrams - one.weightGrams,
};

/** Returns the items whose name or order number contains the search text, sorted. */
export function arrangeItems<T extends Item>(
  items: readonly T[],
  { query, sort }: { query: string; sort: StoreSort },
): T[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return items
    .filter(({ name, orderNumber }) => {
      const searched = `${name} ${orderNumber}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .sort(sorts[sort]);
}
