import { formatMoney } from '../kernel/money';
import { isPriceChanged } from '../modules/cart/public';
import type { OrderItem } from '../modules/orders/public';

type Priced = Pick<
  OrderItem,
  'unitPrice' | 'priceRead' | 'priceChangeReason' | 'originalAmount' | 'originalCurrency'
>;

/**
 * Returns what a buyer should know of a price: the shop's amount in its own currency, and why the shopper
 * corrected the price; else nothing.
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
