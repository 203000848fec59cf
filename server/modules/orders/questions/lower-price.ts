import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { negate, type Money } from '../../../kernel/money';
import { notify } from '../../notifications/public';
import type { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { returnMoney } from '../refunds/return-money';
import { transitionOrder } from '../transition-order';
import { changeNote, differenceOf } from './difference';
import { repriceItem } from './reprice-item';

interface PriceReduction {
  readonly order: Order;
  readonly item: OrderItem;
  /** Fen, less than the item's price. */
  readonly unitPrice: Money;
  readonly note: string;
  readonly now: Date;
}

/**
 * Lowers the price of an item: the difference is refunded to the balance at once, without a question. Returns
 * it in fen. The caller holds the locks of fund and order.
 * @throws DomainError ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function lowerPrice(
  tx: EntityManager,
  { order, item, unitPrice, note, now }: PriceReduction,
): Promise<Money> {
  const amount = negate(differenceOf(item, unitPrice));
  const words = [changeNote(item, unitPrice), note].filter(Boolean).join('. ').slice(0, 500);
  await transitionOrder(tx, order, 'lowerPrice', { actor: 'OPERATOR', now, note: words });
  await repriceItem(tx, item, { unitPrice });
  const movement = { kind: 'DIFFERENCE_REFUND', idempotencyKey: `lower:${newId()}` } as const;
  await returnMoney(tx, order, { ...movement, amount, now });
  const { id: targetId, userId, number } = order;
  const params = { order: number, item: item.name, amount };
  await notify(tx, { userId, kind: 'PRICE_LOWERED', targetId, params, now });
  return amount;
}
