import { DomainError } from '../../kernel/errors';
import { add, fen, MAX_AMOUNT, subtract, times, type Money } from '../../kernel/money';
import { goodsPriceOf, subtotalOf, type PricedItem } from '../../kernel/subtotal';
import type { OrderItemStatus } from './items/order-item.machine';

/** The price of an order, in fen. */
export interface OrderPrice {
  readonly goodsAmount: Money;
  readonly domesticShippingAmount: Money;
  /** The configured price of each (CO-04). */
  readonly finePhotoAmount: Money;
  /** goods + domestic shipping + fine photos */
  readonly amount: Money;
}

/** Number of fine photos of an order, and the price of one, in fen. */
export interface FinePhotos {
  readonly count: number;
  readonly price: Money;
}

/** Sums up an order. @throws DomainError AMOUNT_TOO_LARGE over ten million CNY. */
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
 * Returns the refundable rest of an order: the payment less earlier refunds. The fee of the payment method is
 * not refunded.
 */
export function refundLeft(order: Paid): Money {
  const { balanceDeduction, actualPayment, handlingFee, refundedAmount } = order;
  return subtract(subtract(add(balanceDeduction, actualPayment), handlingFee), refundedAmount);
}

/** Returns the items that are not refunded yet. */
export function notRefunded<Item extends RefundableItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.status !== 'REFUNDED');
}

/**
 * Returns the refund of one item: its subtotal, at most the refundable rest, of which a discount took its
 * part. The last item gets the whole rest, because nothing is left to photograph either.
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
