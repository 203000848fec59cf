import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { Shelf } from './shelf.entity';
import type { ShelfKind } from './shelf.policy';

/** An item lies where it was put until its order item leaves the warehouse. */
export const LIES_THERE = `item.status IN ('ARRIVED', 'PACKED')`;

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
}

/** Returns every shelf, also those that are retired, by name. Two statements. */
export async function listShelves({ db }: Pick<Services, 'db'>): Promise<ShelfInList[]> {
  const shelves = await db.read.find(Shelf, { order: { name: 'ASC' } });
  const rows = await db.read.query<{ id: string; items: string | number }[]>(
    `SELECT label.shelf_id AS id, COUNT(*) AS items ${lying}
      WHERE label.shelf_id IS NOT NULL AND ${LIES_THERE} GROUP BY label.shelf_id`,
  );
  const counts = new Map(rows.map(({ id, items }) => [id, Number(items)]));
  return shelves.map(({ id, code, name, kind, active }) => ({
    ...{ code, name, kind, active, items: counts.get(id) ?? 0 },
  }));
}
