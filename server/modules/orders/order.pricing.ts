import { DomainError } from '../../kernel/errors';
import { add, fen, MAX_AMOUNT, subtract, times, type Money } from '../../kernel/money';
import { goodsPriceOf, subtotalOf, type PricedItem } from '../../kernel/subtotal';
import type { OrderItemStatus } from './items/order-item.machine';

/** What an order costs, in fen. */
export interface OrderPrice {
  readonly goodsAmount: Money;
  readonly domesticShippingAmount: Money;
  /** So much for each as the site is configured (CO-04). */
  readonly finePhotoAmount: Money;
  /** goods + domestic shipping + fine photos */
  readonly amount: Money;
}

/** The fine photos of an order, and what one costs, in fen. */
export interface FinePhotos {
  readonly count: number;
  readonly price: Money;
}

/** Adds an order up. @throws DomainError AMOUNT_TOO_LARGE over ten million CNY. */
export function priceOrder(items: readonly PricedItem[], photos: FinePhotos): OrderPrice {
  const goodsAmount = add(...items.map(goodsPriceOf));
  const domesticShippingAmount = add(...items.map((item) => item.domesticShipping));
  const finePhotoAmount = times(photos.price, photos.count);
  const amount = add(goodsAmount, domesticShippingAmount, finePhotoAmount);
  if (amount > MAX_AMOUNT) throw new DomainError('AMOUNT_TOO_LARGE');
  return { goodsAmount, domesticShippingAmount, finePhotoAmount, amount };
}

interface Paid {
  readonly balanceDeduction: Money;
  readonly actualPayment: Money;
  readonly handlingFee: Money;
  readonly refundedAmount: Money;
}
interface RefundableItem extends PricedItem {
  readonly status: OrderItemStatus;
}

/**
 * What is left to return of an order: what was paid for it, less what returned before. The fee of the
 * payment method stays with the method.
 */
export function refundLeft(order: Paid): Money {
  const { balanceDeduction, actualPayment, handlingFee, refundedAmount } = order;
  return subtract(subtract(add(balanceDeduction, actualPayment), handlingFee), refundedAmount);
}

/** Items that were not refunded yet. */
export function notRefunded<Item extends RefundableItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.status !== 'REFUNDED');
}

/**
 * What one item returns: its subtotal, at most what is left, of which a discount took its part. With the last
 * one goes everything that is left, for then there is nothing to photograph either.
 */
export function itemRefund(
  order: Paid,
  items: readonly RefundableItem[],
  item: RefundableItem,
): Money {
  const isLast = notRefunded(items).every((other) => other === item);
  const left = refundLeft(order);
  return isLast ? left : fen(Math.min(subtotalOf(item), left));
}
