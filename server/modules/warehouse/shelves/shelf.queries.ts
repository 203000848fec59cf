import { In, type EntityManager } from 'typeorm';
import { DAY_MS, later } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { instantFrom, instantValue, placesOf } from '../../../platform/db/read-rows';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { readSite } from '../../site/public';
import { StoredItem } from '../stored-item.entity';
import type { StoredItemStatus } from '../stored-item.machine';
import { readLabel } from './read-label';
import { ItemLabel, Shelf } from './shelf.entity';
import { fits, type ShelfKind } from './shelf.policy';

/** An item lies where it was put until its order item leaves the warehouse. */
const LIES_THERE = `item.status IN ('ARRIVED', 'PACKED')`;

const lying = `FROM item_labels label
  INNER JOIN stored_items stored ON stored.id = label.stored_item_id
  INNER JOIN order_items item ON item.id = stored.order_item_id`;

/** Returns how many items lie on a shelf. */
export async function countOnShelf(em: EntityManager, { id }: Pick<Shelf, 'id'>): Promise<number> {
  const [row] = await em.query<{ items: string | number }[]>(
    `SELECT COUNT(*) AS items ${lying} WHERE label.shelf_id = ? AND ${LIES_THERE}`,
    [id],
  );
  return Number(row?.items ?? 0);
}

/** A shelf as a list of them shows it. */
export interface ShelfInList {
  readonly code: string;
  readonly name: string;
  readonly kind: ShelfKind;
  readonly active: boolean;
  /** How many items lie there. */
  readonly items: number;
  /** Null before its first count. */
  readonly countedAt: Date | null;
}

/** Returns every shelf, also those that are retired, by name. Three statements. */
export async function listShelves({ db }: Pick<Services, 'db'>): Promise<ShelfInList[]> {
  const shelves = await db.read.find(Shelf, { order: { name: 'ASC' } });
  const rows = await db.read.query<{ id: string; items: string | number }[]>(
    `SELECT label.shelf_id AS id, COUNT(*) AS items ${lying}
      WHERE label.shelf_id IS NOT NULL AND ${LIES_THERE} GROUP BY label.shelf_id`,
  );
  const counted = await db.read.query<{ id: string; at: Date | string }[]>(
    'SELECT shelf_id AS id, MAX(counted_at) AS at FROM stock_counts GROUP BY shelf_id',
  );
  const items = new Map(rows.map((row) => [row.id, Number(row.items)]));
  const countedAt = new Map(counted.map(({ id, at }) => [id, instantFrom(at)]));
  return shelves.map(({ id, code, name, kind, active }) => ({
    ...{ code, name, kind, active },
    ...{ items: items.get(id) ?? 0, countedAt: countedAt.get(id) ?? null },
  }));
}

/** An item as the people of the hall know it. */
export interface ItemInHall {
  readonly label: string;
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  readonly imageFile: string | null;
  readonly orderNumber: string;
  readonly position: number;
  readonly status: StoredItemStatus;
  /** False once it left the warehouse. */
  readonly isThere: boolean;
  /** The shelf where it was put last; null before. */
  readonly shelf: Shelf | null;
}

interface ItemRow {
  readonly label: string;
  readonly shelf_id: string | null;
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  readonly image_file: string | null;
  readonly order_number: string;
  readonly position: number;
  readonly status: StoredItemStatus;
  readonly is_there: number | string;
  readonly since: Date | string | null;
}

const itemColumns = `label.code AS label, label.shelf_id AS shelf_id, item.name AS name,
  item.specification AS specification, item.quantity AS quantity, image.file_name AS image_file,
  source.number AS order_number, item.position AS position, stored.status AS status,
  CASE WHEN ${LIES_THERE} THEN 1 ELSE 0 END AS is_there, stored.clock_running_since AS since`;
const described = `INNER JOIN orders source ON source.id = stored.order_id
  LEFT JOIN uploads image ON image.id = item.image_id`;

/** Returns labelled items with their shelves. Two statements, however many items there are. */
async function readItems(
  em: EntityManager,
  rest: string,
  values: readonly unknown[],
): Promise<(ItemInHall & { readonly since: Date | null })[]> {
  const rows = await em.query<ItemRow[]>(`SELECT ${itemColumns} ${lying} ${described} ${rest}`, [
    ...values,
  ]);
  const ids = [...new Set(rows.flatMap(({ shelf_id }) => shelf_id ?? []))];
  const shelves = ids.length > 0 ? await em.findBy(Shelf, { id: In(ids) }) : [];
  return rows.map(({ label, name, specification, status, since, ...row }) => ({
    ...{ label, name, specification, status },
    ...{ quantity: Number(row.quantity), position: Number(row.position) },
    ...{ imageFile: row.image_file, orderNumber: row.order_number },
    isThere: Number(row.is_there) === 1,
    shelf: shelves.find(({ id }) => id === row.shelf_id) ?? null,
    since: since === null ? null : instantFrom(since),
  }));
}

/** Returns the items of labels, in no order; unknown labels are left out. Two statements. */
export async function itemsByLabel(
  em: EntityManager,
  labels: readonly string[],
): Promise<ItemInHall[]> {
  return readItems(em, `WHERE label.code IN ${placesOf(labels)}`, labels);
}

/** An item as its label shows it. */
export interface ItemToLabel extends ItemInHall {
  /** How often the label was printed. */
  readonly copies: number;
  readonly inboundAt: Date;
}

/** Returns the item of a label; null for an unknown one. At most four statements. */
export async function itemToLabel(em: EntityManager, code: string): Promise<ItemToLabel | null> {
  const [item] = await itemsByLabel(em, [code]);
  if (!item) return null;
  const { storedItemId: id, copies } = await em.findOneByOrFail(ItemLabel, { code });
  const { inboundAt } = await em.findOneByOrFail(StoredItem, { id });
  return { ...item, copies, inboundAt };
}

/** Returns a shelf by the code of its label; null for an unknown one. @throws DomainError CODE_WRONG, NOT_FOUND */
export function shelfByCode(em: EntityManager, given: string): Promise<Shelf | null> {
  return em.findOneBy(Shelf, { code: readLabel('shelf', given) });
}

/** An item that should lie on a shelf. */
export interface ItemOnShelf extends ItemInHall {
  /** False if its status no longer fits the shelf, such as an item that is held now. */
  readonly fits: boolean;
}

/** A shelf and all that should lie there. */
export interface ShelfContents {
  readonly shelf: Shelf;
  readonly items: readonly ItemOnShelf[];
}

/**
 * Returns what should lie on a shelf, by label. Three statements, however many items there are.
 * @throws DomainError CODE_WRONG, NOT_FOUND
 */
export async function shelfContents(
  { db }: Pick<Services, 'db'>,
  code: string,
): Promise<ShelfContents> {
  const label = readLabel('shelf', code);
  const shelf = await db.read.findOneBy(Shelf, { code: label });
  if (!shelf) throw new DomainError('NOT_FOUND');
  return { shelf, items: await itemsOnShelf(db.read, shelf) };
}

/** Returns what should lie on a shelf, by label. */
export async function itemsOnShelf(em: EntityManager, shelf: Shelf): Promise<ItemOnShelf[]> {
  const where = `WHERE label.shelf_id = ? AND ${LIES_THERE} ORDER BY label.code`;
  const items = await readItems(em, where, [shelf.id]);
  // A packed item waits on the shelf for the packer.
  return items.map((item) => ({ ...item, fits: item.status === 'PACKED' || fits(item, shelf) }));
}

/** An item whose free storage has ended. */
export interface OverdueItem extends ItemInHall {
  readonly freeUntil: Date;
}

/** At most so many are read at once; how many there are is told beside them. */
const MOST_OVERDUE = 100;

/**
 * Returns the items whose free storage has ended, the oldest first: at most 100, and how many there are. Items without a
 * label, which arrived before there were labels, are not among them. Four statements.
 */
export async function listOverdue(services: Services): Promise<{
  readonly total: number;
  readonly items: readonly OverdueItem[];
}> {
  const { db, clock } = services;
  const { freeStorageDays } = await readSite(services);
  const free = freeStorageDays * DAY_MS;
  const where = `WHERE stored.clock_running_since < ? AND stored.status IN ('STORED', 'HELD')`;
  const values = [instantValue(later(clock.now(), -free))];
  const [row] = await db.read.query<{ total: string | number }[]>(
    `SELECT COUNT(*) AS total ${lying} ${where}`,
    values,
  );
  const order = `ORDER BY stored.clock_running_since, stored.id LIMIT ${MOST_OVERDUE}`;
  const items = await readItems(db.read, `${where} ${order}`, values);
  const overdue = items.map((item) => ({ ...item, freeUntil: later(item.since!, free) }));
  return { total: Number(row?.total ?? 0), items: overdue };
}

/** Label of a stored item, and the name of the shelf where it was put last. */
export interface Place {
  readonly storedItemId: string;
  readonly label: string;
  /** Null before it was put anywhere. */
  readonly shelf: string | null;
}

/** Label and shelf of stored items, by their ids; null for an item without a label. One statement. */
export const placeByStoredItem: LoaderDefinition<string, Place | null> = async ({ db }, ids) => {
  const places = await db.read.query<Place[]>(
    `SELECT label.stored_item_id AS storedItemId, label.code AS label, shelf.name AS shelf
       FROM item_labels label LEFT JOIN shelves shelf ON shelf.id = label.shelf_id
      WHERE label.stored_item_id IN ${placesOf(ids)}`,
    [...ids],
  );
  return oneForEach(ids, places, ({ storedItemId }) => storedItemId);
};
