import type { EntityManager } from 'typeorm';
import type { Money } from '../../../kernel/money';
import type { TimelineActor } from '../../../kernel/timeline';
import { transitionAll } from '../../../platform/db/transition';
import { withdrawStoredItems } from '../../warehouse/public';
import { stockOrder } from '../buying/stock-order';
import { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { orderMachine } from '../order.machine';
import { isOpen, isToBuy } from '../order.policy';
import { itemRefund, notRefunded } from '../order.pricing';
import { transitionOrder } from '../transition-order';
import { returnMoney } from './return-money';
import { orderItemMachine } from '../items/order-item.machine';

interface Step {
  readonly actor: TimelineActor;
  readonly now: Date;
  readonly note: string;
  /** Days for refund requests once everything is in stock. */
  readonly refundDays: number;
}

interface Returned {
  /** Fen. */
  readonly amount: Money;
  /** Number of items of the order that are not refunded. */
  readonly rest: number;
}

/**
 * Refunds one item of a locked order: its subtotal is refunded to the balance, and the order continues
 * without it. If it was the last to be bought, the order is processing; if it was the last awaited one, in
 * stock; if nothing else is left, the order is refunded. Returns the refund and the number of items left. The
 * caller holds the fund's lock.
 * @throws DomainError ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function returnItem(
  tx: EntityManager,
  order: Order,
  { item, items }: { readonly item: OrderItem; readonly items: readonly OrderItem[] },
  step: Step,
): Promise<Returned> {
  const others = notRefunded(items).filter((other) => other !== item);
  await transitionAll(tx, OrderItem, orderItemMachine, [item], 'refund');
  await moveOrderOn(tx, order, others, item, step);
  if (item.status === 'ARRIVED') await withdrawStoredItems(tx, [item.id]);
  const amount = itemRefund(order, items, item);
  const movement = { kind: 'ITEM_REFUND', idempotencyKey: `refund-item:${item.id}` } as const;
  const isLast = others.length === 0;
  await returnMoney(tx, order, { ...movement, amount, isLast, now: step.now });
  return { amount, rest: others.length };
}

async function moveOrderOn(
  tx: EntityManager,
  order: Order,
  others: readonly OrderItem[],
  item: OrderItem,
  { actor, now, note, refundDays }: Step,
): Promise<void> {
  const step = { actor, now, note: [item.name, note].filter(Boolean).join(': ') };
  if (others.length === 0) {
    await transitionOrder(tx, order, 'refundLastItem', step);
    return;
  }
  await transitionOrder(tx, order, 'refundItem', step);
  const isBought = orderMachine.allows(order.status, 'purchase') && !others.some(isToBuy);
  const status = isBought
    ? await transitionOrder(tx, order, 'purchase', { actor: 'OPERATOR', now })
    : order.status;
  if (orderMachine.allows(status, 'stock') && !others.some(isOpen))
    await stockOrder(tx, { ...order, status }, { now, refundDays });
}
