import { holdsWords, type Narrowable } from '../../platform/db/search';
import { packagesNumbered } from '../packages/public';
import { orderItemsInPackages } from '../warehouse/public';
import { OrderItem } from './items/order-item.entity';

/**
 * Condition on `entry`, an order: its number holds the words, or one of its items is called so, or
 * travels in a package whose number or tracking number holds them. Binds :userId and :pattern.
 */
export function orderHoldsWords(list: Narrowable): string {
  const shipped = orderItemsInPackages(list, packagesNumbered(list));
  const found = list
    .subQuery()
    .select('found.orderId')
    .from(OrderItem, 'found')
    .where('found.userId = :userId')
    .andWhere(`(${holdsWords('found.name')} OR found.id IN ${shipped})`);
  return `(${holdsWords('entry.number')} OR entry.id IN ${found.getQuery()})`;
}
