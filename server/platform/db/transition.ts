import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { Machine } from '../../kernel/machine';

/** A row of a table whose `status` a machine moves. */
interface Stateful<Status extends string> {
  id: string;
  status: Status;
}

/** The state of a row before its transition. */
type Remembered<Row extends Stateful<string>> = Pick<Row, 'id' | 'status'> & {
  readonly userId?: string;
  /** The target of a transition to 'PREVIOUS' for a row of the table. */
  readonly previousStatus?: Row['status'] | null;
};

/** Columns that change together with the status. */
type Changes<Row> = Partial<Omit<Row, 'id' | 'userId' | 'status'>>;

type Entity<Row> = new () => Row;

/**
 * Moves rows of the same status by one statement, which also guards that status: a row that has moved since it
 * was read does not match (decision 1). Returns the new status, and whether all rows matched.
 */
async function move<Row extends Stateful<string>, Event extends string>(
  tx: EntityManager,
  entity: Entity<Row>,
  machine: Machine<Row['status'], Event>,
  rows: readonly [Remembered<Row>, ...Remembered<Row>[]],
  event: Event,
  changes: Changes<Row>,
  onlyIf: FindOptionsWhere<Row>,
): Promise<{ readonly status: Row['status']; readonly isMoved: boolean }> {
  const [{ id, userId, status: from, previousStatus }] = rows;
  const status = machine.next(from, event, previousStatus);
  const which = rows.length === 1 ? { ...(userId && { userId }), id } : { id: In(rows.map(idOf)) };
  const { affected } = await tx.update(entity, { ...onlyIf, ...which, status: from }, {
    ...changes,
    status,
  } as QueryDeepPartialEntity<Row>);
  return { status, isMoved: affected === rows.length };
}

const idOf = ({ id }: { readonly id: string }) => id;

/**
 * Moves a row along its machine, with columns that change together with the status. `onlyIf` is an additional
 * condition checked by the same statement. Returns the new status; null if a concurrent transition won.
 */
export async function tryTransition<Row extends Stateful<string>, Event extends string>(
  tx: EntityManager,
  entity: Entity<Row>,
  machine: Machine<Row['status'], Event>,
  row: Remembered<Row>,
  event: NoInfer<Event>,
  changes: Changes<Row> = {},
  onlyIf: FindOptionsWhere<Row> = {},
): Promise<Row['status'] | null> {
  const { status, isMoved } = await move(tx, entity, machine, [row], event, changes, onlyIf);
  return isMoved ? status : null;
}

/**
 * Moves a row as `tryTransition` does, and returns its new status. Whoever lost a race is refused, and nothing
 * has changed. @throws DomainError the machine's refusal
 */
export async function transition<Row extends Stateful<string>, Event extends string>(
  tx: EntityManager,
  entity: Entity<Row>,
  machine: Machine<Row['status'], Event>,
  row: Remembered<Row>,
  event: NoInfer<Event>,
  changes: Changes<Row> = {},
  onlyIf: FindOptionsWhere<Row> = {},
): Promise<Row['status']> {
  const status = await tryTransition(tx, entity, machine, row, event, changes, onlyIf);
  if (status === null) throw machine.refusalOf(row.status, event);
  return status;
}

/**
 * Moves rows along their machine, all or none: one statement for each status they come from.
 * @throws DomainError the machine's refusal
 */
export async function transitionAll<Row extends Stateful<string>, Event extends string>(
  tx: EntityManager,
  entity: Entity<Row>,
  machine: Machine<Row['status'], Event>,
  rows: readonly Remembered<Row>[],
  event: NoInfer<Event>,
): Promise<void> {
  for (const from of new Set(rows.map(({ status }) => status))) {
    const [first, ...others] = rows.filter(({ status }) => status === from);
    if (!first) continue;
    const { isMoved } = await move(tx, entity, machine, [first, ...others], event, {}, {});
    if (!isMoved) throw machine.refusalOf(from, event);
  }
}

/**
 * Moves rows along their machine, all or none, each with changes of its own: one statement for each row.
 * @throws DomainError the machine's refusal
 */
export async function transitionEach<Row extends Stateful<string>, Event extends string>(
  tx: EntityManager,
  entity: Entity<Row>,
  machine: Machine<Row['status'], Event>,
  rows: readonly Row[],
  event: NoInfer<Event>,
  changesOf: (row: Row) => Changes<Row> = () => ({}),
): Promise<void> {
  for (const row of rows) await transition(tx, entity, machine, row, event, changesOf(row));
}
