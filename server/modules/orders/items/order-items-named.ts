import { holdsWords, type Narrowable } from '../../../platform/db/search';
import { OrderItem } from './order-item.entity';
import { Order } from '../order.entity';

/**
 * Subquery: ids of the order items that hold the words in their name or in their order's number.
 * Binds :userId and :pattern.
 */
export function orderItemsNamed(list: Narrowable): string {
  return list
    .subQuery()
    .select('named.id')
    .from(OrderItem, 'named')
    .innerJoin(Order, 'numbered', 'numbered.id = named.orderId')
    .where('named.userId = :userId')
    .andWhere(`(${holdsWords('named.name')} OR ${holdsWords('numbered.number')})`)
    .getQuery();
}
