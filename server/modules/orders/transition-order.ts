import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import { announce } from '../../platform/changes/changes';
import { transition } from '../../platform/db/transition';
import { appendOrderEvent } from './append-order-event';
import { Order } from './order.entity';
import { orderMachine, type OrderEventName, type OrderStatus } from './order.machine';

/** The columns of an order that the state machine needs. */
export type OrderState = Pick<Order, 'id' | 'userId' | 'status' | 'previousStatus'>;

interface Step {
  readonly actor: TimelineActor;
  readonly now: Date;
  readonly note?: string;
  /** Columns that change together with the status. */
  readonly changes?: Partial<Omit<Order, 'id' | 'userId' | 'status'>>;
  /** Conditions besides the status, checked by the same statement. */
  readonly onlyIf?: FindOptionsWhere<Order>;
}

/**
 * Changes an order's status by its state machine and appends the event to its timeline; open pages are
 * notified.
 * @throws DomainError ORDER_STATUS_FORBIDS
 */
export async function transitionOrder(
  tx: EntityManager,
  order: OrderState,
  event: OrderEventName,
  { actor, now, note = '', changes = {}, onlyIf = {} }: Step,
): Promise<OrderStatus> {
  const { id, userId } = order;
  const status = await transition(tx, Order, orderMachine, order, event, changes, onlyIf);
  await appendOrderEvent(tx, id, { event, actor, note, at: now });
  announce(tx, { kind: 'ORDER_CHANGED', userId, nodeId: id });
  return status;
}
