import type { NextStep } from '../../kernel/next-step';
import type { OrderItemStatus } from './items/order-item.machine';
import type { OrderStatus } from './order.machine';
import { isPayable } from './order.policy';

/** Where an item of an order lies once all have arrived. */
export interface ItemOnItsWay {
  readonly status: OrderItemStatus;
  /** An unpaid packing plan holds it. */
  readonly isReserved: boolean;
  /** Until when it is stored for free; null while the clock stands still. */
  readonly freeUntil: Date | null;
  /** Who acts next on its package; null without one, and once that has ended. */
  readonly parcel: NextStep | null;
}

interface OrderFacts {
  readonly status: OrderStatus;
  readonly paymentDueAt: Date;
}

interface RelatedRows {
  /** Questions that can be answered now. */
  readonly asked: readonly { readonly dueAt: Date }[];
  readonly items: readonly ItemOnItsWay[];
}

type Rule = (order: OrderFacts, related: RelatedRows, now: Date) => NextStep | null;

const rules: Readonly<Record<OrderStatus, Rule>> = {
  PENDING_PAYMENT: (order, _, now) =>
    isPayable(order, now) ? { actor: 'SHOPPER', action: 'PAY', by: order.paymentDueAt } : null,
  PAID: (_, { asked }) =>
    asked.length > 0
      ? { actor: 'SHOPPER', action: 'ANSWER_QUESTION', by: earliest(asked, ({ dueAt }) => dueAt) }
      : { actor: 'OPERATOR', action: 'BUY', by: null },
  PROCESSING: () => ({ actor: 'OPERATOR', action: 'RECEIVE', by: null }),
  IN_STOCK: (_, { items }) => nextStepInStock(items),
  REFUND_PROCESSING: () => ({ actor: 'OPERATOR', action: 'DECIDE_REFUND', by: null }),
  REFUNDED: () => null,
  CANCELLED: () => null,
};

/** Returns who acts next on an order; null once it has ended, is received, or can be paid no more. */
export function nextStepOfOrder(
  order: OrderFacts,
  related: RelatedRows,
  now: Date,
): NextStep | null {
  return rules[order.status](order, related, now);
}

/** What waits for the shopper comes before what waits for others. */
function nextStepInStock(items: readonly ItemOnItsWay[]): NextStep | null {
  const inWarehouse = items.filter(({ status }) => status === 'ARRIVED');
  const onShelf = inWarehouse.filter(({ isReserved }) => !isReserved);
  if (onShelf.length > 0)
    return { actor: 'SHOPPER', action: 'PACK', by: earliest(onShelf, (item) => item.freeUntil) };
  if (inWarehouse.length > 0) return { actor: 'SHOPPER', action: 'PAY_PARCEL', by: null };
  const parcels = items.flatMap(({ parcel }) => parcel ?? []);
  return parcels.find(({ actor }) => actor === 'SHOPPER') ?? parcels[0] ?? null;
}

function earliest<Thing>(things: readonly Thing[], at: (thing: Thing) => Date | null): Date | null {
  const times = things.flatMap((thing) => at(thing)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
