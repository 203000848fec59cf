import type { Narrowable } from '../../../platform/db/search';
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

/** Subquery: ids of the packages that hold the order items of another subquery. Binds :userId. */
export function packagesHolding(list: Narrowable, orderItems: string): string {
  return list
    .subQuery()
    .select('held.packageId')
    .from(StoredItem, 'held')
    .where('held.userId = :userId AND held.packageId IS NOT NULL')
    .andWhere(`held.orderItemId IN ${orderItems}`)
    .getQuery();
}
