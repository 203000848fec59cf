import type { OrderItemStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { dotted } from '../../ui/values/dotted';
import { remainingOf } from '../../ui/values/remainingOf';
import { useThings } from '../../ui/values/useThings';

interface Item {
  name: string;
  quantity: number;
  status: OrderItemStatus;
}

/** Puts the pieces of an order into words: those that are still in it, and apart those that were refunded. */
export function useOrderPieces(): (items: readonly Item[]) => string {
  const text = useText();
  const { piecesOf } = useThings();
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
