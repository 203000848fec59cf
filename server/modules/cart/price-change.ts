import type { Money } from '../../kernel/money';

interface PriceWithSource {
  readonly unitPrice: Money | null;
  readonly priceRead?: Money | null;
}

/** Returns whether the shopper corrected the price that was read from the item's page (RT-27, VA-07). */
export function isPriceChanged({ unitPrice, priceRead = null }: PriceWithSource): boolean {
  return priceRead !== null && priceRead !== unitPrice;
}
