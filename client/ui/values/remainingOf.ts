/** Statuses of items that have left their order, with their money. */
const gone = ['REFUNDED', 'CANCELLED'];

/**
 * Returns the items after which an order is called: those that are still in it; all of them where none is,
 * so that an order that came to nothing has a name as well.
 */
export function remainingOf<Item extends { status: string }>(
  items: readonly Item[],
): readonly Item[] {
  const remaining = items.filter(({ status }) => !gone.includes(status));
  return remaining.length > 0 ? remaining : items;
}
