import { DomainError } from '../../kernel/errors';
import { FINE_PHOTO_PRICE } from '../../kernel/limits';
import { add, MAX_AMOUNT, subtract, times, ZERO, type Money } from '../../kernel/money';
import { goodsPriceOf, subtotalOf, type PricedItem } from '../../kernel/subtotal';
import type { OrderItemStatus } from './items/order-item.machine';

/** What an order costs, in fen. */
export interface OrderPrice {
  readonly goodsAmount: Money;
  readonly domesticShippingAmount: Money;
  /** 2.00 CNY each (CO-04). */
  readonly finePhotoAmount: Money;
  /** goods + domestic shipping + fine photos */
  readonly amount: Money;
}

/** Adds an order up. @throws DomainError AMOUNT_TOO_LARGE over ten million CNY. */
export function priceOrder(items: readonly PricedItem[], finePhotoCount: number): OrderPrice {
  const goodsAmount = add(...items.map(goodsPriceOf));
  const domesticShippingAmount = add(...items.map((item) => item.domesticShipping));
  const finePhotoAmount = times(FINE_PHOTO_PRICE, finePhotoCount);
  const amount = add(goodsAmount, domesticShippingAmount, finePhotoAmount);
  if (amount > MAX_AMOUNT) throw new DomainError('AMOUNT_TOO_LARGE');
  return { goodsAmount, domesticShippingAmount, finePhotoAmount, amount };
}

interface Paid {
  readonly amount: Money;
  readonly handlingFee: Money;
  readonly paymentMethodDiscount: Money;
}
interface RefundableItem extends PricedItem {
  readonly status: OrderItemStatus;
}

/** What a refund consists of, in fen. */
export interface RefundParts {
  /** What items cost, or all of the order that is left. */
  readonly cost: Money;
  /** What paying cost, which returns with the last of the order. */
  readonly handlingFee: Money;
  readonly discount: Money;
}

/** What returns to the balance. */
export function totalOf({ cost, handlingFee, discount }: RefundParts): Money {
  return subtract(add(cost, handlingFee), discount);
}

/** What is left to return of an order: what was paid, less the items already refunded alone. */
export function refundLeft(order: Paid, items: readonly RefundableItem[]): RefundParts {
  const { amount, handlingFee, paymentMethodDiscount: discount } = order;
  const refunded = items.filter((item) => item.status === 'REFUNDED');
  const cost = subtract(amount, add(...refunded.map(subtotalOf)));
  return { cost, handlingFee, discount };
}

/** Items that were not refunded yet. */
export function notRefunded<Item extends RefundableItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.status !== 'REFUNDED');
}

/**
 * What one item returns: its subtotal. With the last one goes everything that is left, for then
 * there is nothing to photograph either.
 */
export function itemRefund(
  order: Paid,
  items: readonly RefundableItem[],
  item: RefundableItem,
): RefundParts {
  const isLast = notRefunded(items).every((other) => other === item);
  if (isLast) return refundLeft(order, items);
  return { cost: subtotalOf(item), handlingFee: ZERO, discount: ZERO };
}
