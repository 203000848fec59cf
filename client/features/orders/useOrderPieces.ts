import type { OrderItemStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { dotted } from '../../ui/values/dotted';
import { remainingOf } from '../../ui/values/remainingOf';
import { useItemSummary } from '../../ui/values/useItemSummary';

interface Item {
  name: string;
  quantity: number;
  status: OrderItemStatus;
}

/**
 * Returns a function that counts the pieces of an order: those still in it, and separately the refunded ones.
 */
export function useOrderPieces(): (items: readonly Item[]) => string {
  const text = useText();
  const { piecesOf } = useItemSummary();
  return (items) => {
    const remaining = remainingOf(items);
    const count = items.reduce(
      (sum, item) => sum + (remaining.includes(item) ? 0 : item.quantity),
      0,
    );
    const refunded = count > 0 && text('orders.piecesRefunded', { count });
    return dotted([piecesOf(remaining), refunded]);
  };
}
