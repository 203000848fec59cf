import { formatMoney } from '../kernel/money';
import { isPriceChanged } from '../modules/cart/public';
import type { OrderItem } from '../modules/orders/public';

/** What a buyer should know of a price: that the shopper corrected it, and why; else nothing. */
export function priceNote(item: OrderItem): string {
  if (item.priceRead === null || !isPriceChanged(item)) return '';
  return `(page said ${formatMoney(item.priceRead)}: ${item.priceChangeReason})`;
}
