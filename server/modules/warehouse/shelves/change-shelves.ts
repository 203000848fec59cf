import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { codeKinds, writeCode } from '../../../kernel/scan-code';
import { recordAction } from '../../../platform/audit/audit';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { InputRefused } from '../../../platform/validation/input-refused';
import { readLabel } from './read-label';
import { Shelf } from './shelf.entity';
import type { ShelfKind } from './shelf.policy';
import { countOnShelf } from './shelf.queries';

type Uses = Pick<Services, 'db' | 'clock'>;

/** Capitals, digits and hyphens: it is printed large, and read from the other side of the aisle. */
const NAME = /^[A-Z0-9][A-Z0-9-]{0,11}$/;

/**
 * Adds a shelf; its code is drawn. One row in the audit log.
 * @throws DomainError VALIDATION_FAILED for its name, SHELF_NAME_TAKEN
 */
export async function addShelf(
  { db, clock }: Uses,
  by: Actor,
  { name: given, kind }: { readonly name: string; readonly kind: ShelfKind },
): Promise<Shelf> {
  const name = given.trim().toUpperCase();
  if (!NAME.test(name))
    throw new InputRefused({ name: { key: 'expected', params: { type: 'B-12' } } });
  return retryTakenNumber(() =>
    db.transaction(async (tx) => {
      if (await tx.existsBy(Shelf, { name })) throw new DomainError('SHELF_NAME_TAKEN', { name });
      const code = writeCode('shelf', randomInt(10 ** codeKinds.shelf.figures));
      const shelf = { id: newId(), code, name, kind, active: true };
      await tx.insert(Shelf, shelf);
      const action = { action: 'SHELF_ADDED', subject: code, after: { name, kind } } as const;
      await recordAction(tx, by, action, clock.now());
      return shelf;
    }),
  );
}

/**
 * Retires a shelf: nothing is put there any more, and its name stays taken. One row in the audit log.
 * @throws DomainError CODE_WRONG, NOT_FOUND, SHELF_RETIRED, SHELF_IN_USE while something lies there
 */
export async function retireShelf({ db, clock }: Uses, by: Actor, given: string): Promise<Shelf> {
  const code = readLabel('shelf', given);
  return db.transaction(async (tx) => {
    const shelf = await lockShelf(tx, code);
    const count = await countOnShelf(tx, shelf);
    if (count > 0) throw new DomainError('SHELF_IN_USE', { shelf: shelf.name, count });
    await tx.update(Shelf, shelf.id, { active: false });
    const action = {
      action: 'SHELF_RETIRED',
      subject: code,
      before: { name: shelf.name },
    } as const;
    await recordAction(tx, by, action, clock.now());
    return { ...shelf, active: false };
  });
}

/** Locks an active shelf. @throws DomainError NOT_FOUND, SHELF_RETIRED */
export async function lockShelf(tx: EntityManager, code: string): Promise<Shelf> {
  const shelf = await tx.findOne(Shelf, { where: { code }, ...forUpdate(tx) });
  if (!shelf) throw new DomainError('NOT_FOUND');
  if (!shelf.active) throw new DomainError('SHELF_RETIRED', { shelf: shelf.name });
  return shelf;
}
