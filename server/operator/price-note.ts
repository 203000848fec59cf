import { formatMoney } from '../kernel/money';
import { isPriceChanged } from '../modules/cart/public';
import type { OrderItem } from '../modules/orders/public';

type Priced = Pick<
  OrderItem,
  'unitPrice' | 'priceRead' | 'priceChangeReason' | 'originalAmount' | 'originalCurrency'
>;

/**
 * What a buyer should know of a price: what the shop asked in its own currency, and that the shopper
 * corrected what was read, and why; else nothing.
 */
export function priceNote(item: Priced): string {
  const { priceRead, originalAmount, originalCurrency } = item;
  const isChanged = priceRead !== null && isPriceChanged(item);
  const said = [
    ...(isChanged ? [formatMoney(priceRead)] : []),
    ...(originalAmount ? [`${originalAmount} ${originalCurrency}`] : []),
  ].join(', ');
  return said && `(page said ${said}${isChanged ? `: ${item.priceChangeReason}` : ''})`;
}
