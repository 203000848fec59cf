import type { NextStep } from '../../kernel/next-step';
import type { OrderItemStatus } from './items/order-item.machine';
import type { OrderStatus } from './order.machine';
import { isPayable } from './order.policy';

/** The next action on an order itself; packages name those on parcels. */
export type ActionOnOrder =
  | 'PAY'
  | 'ANSWER_QUESTION'
  | 'BUY'
  | 'RECEIVE'
  | 'PACK'
  | 'PAY_PARCEL'
  | 'DECIDE_REFUND';

/** State of an item after all of its order have arrived. */
export interface ItemOnItsWay {
  readonly status: OrderItemStatus;
  /** True if an unpaid packing plan holds it. */
  readonly isReserved: boolean;
  /** End of free storage; null while the clock is stopped. */
  readonly freeUntil: Date | null;
  /** Next step of its package; null without one, and once the package is closed. */
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

type Own = NextStep<ActionOnOrder>;
type Rule = (order: OrderFacts, related: RelatedRows, now: Date) => Own | null;

const rules: Readonly<Record<OrderStatus, Rule>> = {
  PENDING_PAYMENT: (order, _, now) =>
    isPayable(order, now) ? { actor: 'SHOPPER', action: 'PAY', by: order.paymentDueAt } : null,
  PAID: (_, { asked }) =>
    asked.length > 0
      ? { actor: 'SHOPPER', action: 'ANSWER_QUESTION', by: earliest(asked, ({ dueAt }) => dueAt) }
      : { actor: 'OPERATOR', action: 'BUY', by: null },
  PROCESSING: () => ({ actor: 'OPERATOR', action: 'RECEIVE', by: null }),
  IN_STOCK: (_, { items }) => nextStepInWarehouse(items),
  REFUND_PROCESSING: () => ({ actor: 'OPERATOR', action: 'DECIDE_REFUND', by: null }),
  REFUNDED: () => null,
  CANCELLED: () => null,
};

/** Returns the next step of an order; null once it is closed, received, or can no longer be paid. */
export function nextStepOfOrder(
  order: OrderFacts,
  related: RelatedRows,
  now: Date,
): NextStep | null {
  return rules[order.status](order, related, now) ?? nextStepOnParcels(related.items);
}

/** Steps of the shopper take precedence over those of others. */
function nextStepInWarehouse(items: readonly ItemOnItsWay[]): Own | null {
  const inWarehouse = items.filter(({ status }) => status === 'ARRIVED');
  const onShelf = inWarehouse.filter(({ isReserved }) => !isReserved);
  if (onShelf.length > 0)
    return { actor: 'SHOPPER', action: 'PACK', by: earliest(onShelf, (item) => item.freeUntil) };
  return inWarehouse.length > 0 ? { actor: 'SHOPPER', action: 'PAY_PARCEL', by: null } : null;
}

/** Steps of the shopper take precedence over those of others. */
function nextStepOnParcels(items: readonly ItemOnItsWay[]): NextStep | null {
  const parcels = items.flatMap(({ parcel }) => parcel ?? []);
  return parcels.find(({ actor }) => actor === 'SHOPPER') ?? parcels[0] ?? null;
}

function earliest<Thing>(things: readonly Thing[], at: (thing: Thing) => Date | null): Date | null {
  const times = things.flatMap((thing) => at(thing)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
