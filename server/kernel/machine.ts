import { DomainError } from './errors';

/** The refusal codes of machines. */
type StatusRefusal =
  | 'ORDER_STATUS_FORBIDS'
  | 'ITEM_STATUS_FORBIDS'
  | 'STORED_ITEM_NOT_AVAILABLE'
  | 'PACKING_PLAN_STATUS_FORBIDS'
  | 'PACKAGE_STATUS_FORBIDS'
  | 'PAYMENT_STATUS_FORBIDS'
  | 'QUESTION_CLOSED'
  | 'WITHDRAWAL_STATUS_FORBIDS'
  | 'STAFF_STATUS_FORBIDS';

/** One row of a life cycle: from any of `from`, `event` leads to `to`. */
export interface Transition<Status extends string, Event extends string> {
  readonly from: Status | readonly Status[];
  readonly event: Event;
  readonly to: Status | 'PREVIOUS';
}

export interface Machine<Status extends string, Event extends string> {
  readonly statuses: readonly Status[];
  readonly events: readonly Event[];
  allows(status: Status, event: Event): boolean;
  /**
   * The next status. `previous` is the target of 'PREVIOUS'.
   * @throws DomainError(refusal) if the table has no row.
   */
  next(status: Status, event: Event, previous?: Status | null): Status;
  /** The machine's refusal of an event that comes too late or in a wrong status. */
  refusalOf(status: Status, event: Event): DomainError;
}

/** Builds a machine from its table; the table is the only description of the life cycle. */
export function defineMachine<Status extends string, Event extends string>(definition: {
  readonly statuses: readonly Status[];
  readonly refusal: StatusRefusal;
  readonly transitions: readonly Transition<Status, Event>[];
}): Machine<Status, Event> {
  const table = new Map<string, Status | 'PREVIOUS'>();
  for (const { from, event, to } of definition.transitions)
    for (const status of Array.isArray(from) ? from : [from]) table.set(`${status} ${event}`, to);

  const refusalOf = (status: Status, event: Event) =>
    new DomainError(definition.refusal, { status, event });

  return {
    refusalOf,
    statuses: definition.statuses,
    events: [...new Set(definition.transitions.map((row) => row.event))],
    allows: (status, event) => table.has(`${status} ${event}`),
    next(status, event, previous) {
      const to = table.get(`${status} ${event}`);
      const target = to === 'PREVIOUS' ? previous : to;
      if (!target) throw refusalOf(status, event);
      return target;
    },
  };
}
