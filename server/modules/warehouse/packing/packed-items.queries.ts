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
 * Subquery: ids of the packages that hold an item whose name, or whose order's number, holds the
 * words. Joins the tables of orders by name, like `readStoredItems`. Binds :userId and :pattern.
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
