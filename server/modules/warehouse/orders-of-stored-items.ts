import type { Narrowable } from '../../platform/db/search';
import { statusList } from '../../platform/db/status-list';
import { StoredItem } from './stored-item.entity';
import { statusesInWarehouse } from './stored-item.statuses';

/** Subquery: ids of the orders with items on the shelf, reserved or not. Binds :userId. */
export function ordersOnShelf(list: Narrowable): string {
  return list
    .subQuery()
    .select('shelved.orderId')
    .from(StoredItem, 'shelved')
    .where(`shelved.userId = :userId AND shelved.status IN ${statusList(statusesInWarehouse)}`)
    .getQuery();
}

/** Subquery: ids of the orders with items in the packages of another subquery. Binds :userId. */
export function ordersInPackages(list: Narrowable, packages: string): string {
  return list
    .subQuery()
    .select('sent.orderId')
    .from(StoredItem, 'sent')
    .where(`sent.userId = :userId AND sent.packageId IN ${packages}`)
    .getQuery();
}
