import { formatMoney, subtract, times, type Money } from '../../../kernel/money';
import type { OrderItem } from '../items/order-item.entity';

/**
 * Returns the difference in fen for the whole quantity of an item at another unit price; below zero if it
 * fell.
 */
export function differenceOf(
  { unitPrice, quantity }: Pick<OrderItem, 'unitPrice' | 'quantity'>,
  newUnitPrice: Money,
): Money {
  return times(subtract(newUnitPrice, unitPrice), quantity);
}

/** Returns the timeline's note of a changed price, at most 440 characters: `Teapot: ¥10.00 → ¥12.00`. */
export function changeNote(
  { name, unitPrice }: Pick<OrderItem, 'name' | 'unitPrice'>,
  newUnitPrice: Money,
  substituteName: string | null = null,
): string {
  const names = [name, substituteName].filter(Boolean).join(' → ');
  return `${names}: ${formatMoney(unitPrice)} → ${formatMoney(newUnitPrice)}`;
}
