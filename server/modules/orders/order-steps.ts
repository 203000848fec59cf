import type { OrderEvent } from './order-event.entity';
import { orderMachine, orderStatuses, type OrderStatus } from './order.machine';
import { orderStatusFacts, orderStatusesThat } from './order.statuses';

type TimedEvent = Pick<OrderEvent, 'event' | 'at'>;

/** A status in an order's progress; `reachedAt` is null while it is still to come. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly reachedAt: Date | null;
}

const purchase = orderStatusesThat(({ steps }) => steps === 'PURCHASE');
const refund = orderStatusesThat(({ steps }) => steps === 'REFUND');

/**
 * Returns an order's progress in sequence: the steps it has reached and, unless it is closed, those to come
 * (ST-04…ST-08). A cancelled or refunded order makes no further purchase steps; a refund request that was
 * withdrawn or declined is no step.
 * @param events its timeline, oldest first
 */
export function stepsOfOrder(status: OrderStatus, events: readonly TimedEvent[]): OrderStep[] {
  const stepTo = (to: OrderStatus): OrderStep => ({
    status: to,
    reachedAt: events.findLast(({ event }) => leadsTo(event, to))?.at ?? null,
  });
  const bought = purchase.map(stepTo);
  const ending = endingOf(status, events).map(stepTo);
  if (ending.length === 0) return bought;
  return [...bought.filter(({ reachedAt }) => reachedAt), ...ending];
}

/** Returns the steps that end an order's purchase early; none while it continues. */
function endingOf(status: OrderStatus, events: readonly TimedEvent[]): readonly OrderStatus[] {
  const { steps } = orderStatusFacts[status];
  if (steps === 'PURCHASE') return [];
  if (steps === 'END') return [status];
  // If the last item was refunded by itself, there was no refund request.
  const isAsked = status !== 'REFUNDED' || events.some(({ event }) => event === 'approveRefund');
  return isAsked ? refund : [status];
}

/**
 * Returns whether an event changes the status to another one; returning to the previous status does not
 * count.
 */
function leadsTo(event: TimedEvent['event'], to: OrderStatus): boolean {
  if (event === 'submit') return to === 'PENDING_PAYMENT';
  return orderStatuses.some(
    (from) =>
      from !== to &&
      orderMachine.allows(from, event) &&
      orderMachine.next(from, event, from) === to,
  );
}
