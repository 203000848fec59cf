import { IsNull, type EntityManager } from 'typeorm';
import { signatureOf, type Actor } from '../../../kernel/actor';
import { later, minutes } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { StoredItem } from '../stored-item.entity';
import { lockShelf } from './change-shelves';
import { readLabel } from './read-label';
import { ItemLabel, Shelf, StockMove } from './shelf.entity';
import { fits } from './shelf.policy';

type Uses = Pick<Services, 'db' | 'clock'>;

/** Who moves an item that a colleague has just moved is told so, and moves it again later if that is right. */
const JUST_MOVED_MS = minutes(1);
const UNDO_MS = minutes(10);

/** Where an item lies after it was scanned. */
export interface MovedItem {
  readonly label: string;
  /** Null where a first move was taken back. */
  readonly shelf: Shelf | null;
  readonly from: Shelf | null;
  /** False if it lay there already: nothing was changed. */
  readonly isMoved: boolean;
  /** Who put it there, and when. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Puts an item on a shelf, by the codes of both labels. An item that lies there already stays, and the answer says who
 * put it there. One row in the audit log for each move.
 * @throws DomainError CODE_WRONG, NOT_FOUND, SHELF_RETIRED, SHELF_UNSUITABLE, ITEM_JUST_MOVED for one that a colleague
 *   has put elsewhere within the last minute
 */
export async function putOnShelf(
  { db, clock }: Uses,
  by: Actor,
  given: { readonly item: string; readonly shelf: string },
): Promise<MovedItem> {
  const [code, shelfCode] = [readLabel('item', given.item), readLabel('shelf', given.shelf)];
  return db.transaction(async (tx) => {
    const now = clock.now();
    const label = await lockLabel(tx, code);
    const shelf = await placeFor(tx, label, shelfCode);
    const last = await lastMoveOf(tx, label);
    if (last && label.shelfId === shelf.id) {
      const { movedBy, movedAt } = last;
      return { label: code, shelf, from: shelf, isMoved: false, by: movedBy, at: movedAt };
    }
    await refuseJustMoved(tx, { label, last, by, now });
    return move(tx, by, { label, shelf, now, action: 'ITEM_SHELVED' });
  });
}

/** Puts an item that is being received on its first shelf; the receipt is recorded by the caller. */
export async function shelveReceived(
  tx: EntityManager,
  by: Actor,
  {
    label,
    shelf: given,
    now,
  }: { readonly label: ItemLabel; readonly shelf: string; readonly now: Date },
): Promise<Shelf> {
  const shelf = await placeFor(tx, label, readLabel('shelf', given));
  await append(tx, by, { label, toShelfId: shelf.id, now });
  return shelf;
}

/**
 * Takes back the caller's own last move, one only, within ten minutes, while the item lies where it was put. One row in
 * the audit log.
 * @throws DomainError NOTHING_TO_UNDO, and SHELF_RETIRED or SHELF_UNSUITABLE for the shelf where it lay
 */
export function undoMove({ db, clock }: Uses, by: Actor): Promise<MovedItem> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const last = await lastMoveBy(tx, by);
    if (!last || last.undoesId || last.movedAt < later(now, -UNDO_MS))
      throw new DomainError('NOTHING_TO_UNDO');
    const { storedItemId, fromShelfId } = last;
    const label = await tx.findOneOrFail(ItemLabel, { where: { storedItemId }, ...forUpdate(tx) });
    const latest = await lastMoveOf(tx, label);
    if (latest?.id !== last.id) throw new DomainError('NOTHING_TO_UNDO');
    const before = fromShelfId && (await tx.findOneByOrFail(Shelf, { id: fromShelfId }));
    const shelf = before ? await placeFor(tx, label, before.code) : null;
    return move(tx, by, { label, shelf, now, action: 'SHELVING_UNDONE', undoesId: last.id });
  });
}

/** All moves of an item wait for each other here. */
async function lockLabel(tx: EntityManager, code: string): Promise<ItemLabel> {
  const label = await tx.findOne(ItemLabel, { where: { code }, ...forUpdate(tx) });
  if (!label) throw new DomainError('NOT_FOUND');
  return label;
}

/** Locks the shelf, and the item so that its status stays. @throws DomainError SHELF_UNSUITABLE */
async function placeFor(
  tx: EntityManager,
  { storedItemId, code: item }: ItemLabel,
  shelfCode: string,
): Promise<Shelf> {
  const where = { id: storedItemId };
  const { status } = await tx.findOneOrFail(StoredItem, { where, ...forUpdate(tx) });
  const shelf = await lockShelf(tx, shelfCode);
  if (!fits({ status }, shelf))
    throw new DomainError('SHELF_UNSUITABLE', {
      item,
      status,
      shelf: shelf.name,
      kind: shelf.kind,
    });
  return shelf;
}

async function refuseJustMoved(
  tx: EntityManager,
  {
    label,
    last,
    by,
    now,
  }: {
    readonly label: ItemLabel;
    readonly last: StockMove | null;
    readonly by: Actor;
    readonly now: Date;
  },
): Promise<void> {
  const { id, name } = signatureOf(by);
  if (!last || last.movedAt <= later(now, -JUST_MOVED_MS)) return;
  if (last.movedById === id && last.movedBy === name) return;
  const shelf = await shelfById(tx, label.shelfId);
  const seconds = Math.round((now.getTime() - last.movedAt.getTime()) / 1000);
  throw new DomainError('ITEM_JUST_MOVED', {
    ...{ item: label.code, by: last.movedBy, shelf: shelf?.name ?? '–', seconds },
  });
}

async function move(
  tx: EntityManager,
  by: Actor,
  {
    label,
    shelf,
    now,
    action,
    undoesId = null,
  }: {
    readonly label: ItemLabel;
    readonly shelf: Shelf | null;
    readonly now: Date;
    readonly action: 'ITEM_SHELVED' | 'SHELVING_UNDONE';
    readonly undoesId?: string | null;
  },
): Promise<MovedItem> {
  const from = await shelfById(tx, label.shelfId);
  await append(tx, by, { label, toShelfId: shelf?.id ?? null, now, undoesId });
  const change = { before: { shelf: from?.name ?? null }, after: { shelf: shelf?.name ?? null } };
  await recordAction(tx, by, { action, subject: label.code, ...change }, now);
  const { name } = signatureOf(by);
  return { label: label.code, shelf, from, isMoved: true, by: name, at: now };
}

async function append(
  tx: EntityManager,
  by: Actor,
  {
    label: { storedItemId, shelfId: fromShelfId },
    toShelfId,
    now: movedAt,
    undoesId = null,
  }: {
    readonly label: ItemLabel;
    readonly toShelfId: string | null;
    readonly now: Date;
    readonly undoesId?: string | null;
  },
): Promise<void> {
  const { id: movedById, name: movedBy } = signatureOf(by);
  const signed = { movedById, movedBy, movedAt };
  const moved = { id: newId(), storedItemId, fromShelfId, toShelfId, undoesId };
  await tx.insert(StockMove, { ...moved, ...signed });
  await tx.update(ItemLabel, storedItemId, { shelfId: toShelfId });
}

const latest = { movedAt: 'DESC', id: 'DESC' } as const;

function lastMoveOf(tx: EntityManager, { storedItemId }: ItemLabel): Promise<StockMove | null> {
  return tx.findOne(StockMove, { where: { storedItemId }, order: latest });
}

function lastMoveBy(tx: EntityManager, by: Actor): Promise<StockMove | null> {
  const { id, name } = signatureOf(by);
  const where = id === null ? { movedById: IsNull(), movedBy: name } : { movedById: id };
  return tx.findOne(StockMove, { where, order: latest });
}

function shelfById(tx: EntityManager, id: string | null): Promise<Shelf | null> {
  return id === null ? Promise.resolve(null) : tx.findOneBy(Shelf, { id });
}
