import type { EntityManager } from 'typeorm';
import { placesOf } from '../../../platform/db/read-rows';
import { holdsWords, type Narrowable } from '../../../platform/db/search';
import { StoredItem } from '../stored-item.entity';

/** Subquery: ids of the order items in the packages of another subquery. Binds :userId. */
export function orderItemsInPackages(list: Narrowable, packages: string): string {
  return list
    .subQuery()
    .select('packed.orderItemId')
    .from(StoredItem, 'packed')
    .where(`packed.userId = :userId AND packed.packageId IN ${packages}`)
    .getQuery();
}

/**
 * Subquery: ids of the packages with an item whose name, or whose order's number, contains the words. Joins
 * the tables of orders by name, like `readStoredItems`. Binds :userId and :pattern.
 */
export function packagesHoldingWords(list: Narrowable): string {
  return list
    .subQuery()
    .select('held.packageId')
    .from(StoredItem, 'held')
    .innerJoin('order_items', 'named', 'named.id = held.orderItemId')
    .innerJoin('orders', 'numbered', 'numbered.id = held.orderId')
    .where('held.userId = :userId AND held.packageId IS NOT NULL')
    .andWhere(`(${holdsWords('named.name')} OR ${holdsWords('numbered.number')})`)
    .getQuery();
}

/** An item of a package, with the data to find it on the shelf. */
export interface ItemOfPackage {
  readonly packageId: string;
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  readonly weightGrams: number;
}

/** Returns the items in some packages. Joins the tables of orders by name, like `readStoredItems`. */
export async function itemsOfPackages(
  em: EntityManager,
  packageIds: readonly string[],
): Promise<ItemOfPackage[]> {
  if (packageIds.length === 0) return [];
  return em.query<ItemOfPackage[]>(
    `SELECT stored.package_id AS packageId, o.number AS orderNumber, item.position, item.name,
            item.specification, item.quantity, stored.weight_grams AS weightGrams
       FROM stored_items stored
       JOIN order_items item ON item.id = stored.order_item_id
       JOIN orders o ON o.id = stored.order_id
      WHERE stored.package_id IN ${placesOf(packageIds)}
      ORDER BY stored.id`,
    [...packageIds],
  );
}
