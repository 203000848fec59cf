import type { OrderEvent } from './order-event.entity';
import { orderMachine, orderStatuses, type OrderStatus } from './order.machine';
import { orderStatusFacts, orderStatusesThat } from './order.statuses';

type Happening = Pick<OrderEvent, 'event' | 'at'>;

/** A status on an order's way; `reachedAt` is null while it is still to come. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly reachedAt: Date | null;
}

const purchase = orderStatusesThat(({ steps }) => steps === 'PURCHASE');
const refund = orderStatusesThat(({ steps }) => steps === 'REFUND');

/**
 * Returns an order's way, in the order in which it is gone: what it has reached and, unless it has
 * ended, what is to come (ST-04…ST-08). An order that is cancelled or refunded goes no further on the
 * way of a purchase; a refund request that was taken back or declined is no step.
 * @param events its timeline, oldest first
 */
export function stepsOfOrder(status: OrderStatus, events: readonly Happening[]): OrderStep[] {
  const stepTo = (to: OrderStatus): OrderStep => ({
    status: to,
    reachedAt: events.findLast(({ event }) => leadsTo(event, to))?.at ?? null,
  });
  const bought = purchase.map(stepTo);
  const ending = endingOf(status, events).map(stepTo);
  if (ending.length === 0) return bought;
  return [...bought.filter(({ reachedAt }) => reachedAt), ...ending];
}

/** The steps that end an order's purchase early; none while it goes on. */
function endingOf(status: OrderStatus, events: readonly Happening[]): readonly OrderStatus[] {
  const { steps } = orderStatusFacts[status];
  if (steps === 'PURCHASE') return [];
  if (steps === 'END') return [status];
  // Where the last item was refunded alone, nobody had to ask.
  const isAsked = status !== 'REFUNDED' || events.some(({ event }) => event === 'approveRefund');
  return isAsked ? refund : [status];
}

/** Whether an event leads to a status from another one; leading back to where it was does not. */
function leadsTo(event: Happening['event'], to: OrderStatus): boolean {
  if (event === 'submit') return to === 'PENDING_PAYMENT';
  return orderStatuses.some(
    (from) =>
      from !== to &&
      orderMachine.allows(from, event) &&
      orderMachine.next(from, event, from) === to,
  );
}
