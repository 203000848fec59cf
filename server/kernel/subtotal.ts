import { add, times, type Money } from './money';

/** The parts of an item's price, in the cart as in an order. */
export interface PricedItem {
  readonly unitPrice: Money;
  readonly quantity: number;
  /** Shipping from the shop to the warehouse, once for the whole quantity. */
  readonly domesticShipping: Money;
}

/** The price of the pieces, without shipping. */
export function goodsPriceOf({ unitPrice, quantity }: PricedItem): Money {
  return times(unitPrice, quantity);
}

/** unit price × quantity + domestic shipping. */
export function subtotalOf(item: PricedItem): Money {
  return add(goodsPriceOf(item), item.domesticShipping);
}
