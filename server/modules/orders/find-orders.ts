import type { EntityManager } from 'typeorm';
import { holdsWords, patternOf } from '../../platform/db/search';
import { OrderItem } from './items/order-item.entity';
import { Order } from './order.entity';

export type FoundOrder = Pick<
  Order,
  'id' | 'userId' | 'number' | 'status' | 'submittedAt' | 'contactName'
>;

interface Sought {
  readonly words: string;
  /** Shoppers whose orders are found as well. */
  readonly userIds: readonly string[];
}

const places = ['number', 'contactName', 'contactEmail', 'contactPhone'];

/**
 * Finds orders of some shoppers, and those whose number, contact or items contain the words, newest first;
 * for operators.
 */
export function findOrdersByWords(
  em: EntityManager,
  { words, userIds }: Sought,
  most: number,
): Promise<FoundOrder[]> {
  const list = em.createQueryBuilder(Order, 'sought');
  const named = list
    .subQuery()
    .select('item.orderId')
    .from(OrderItem, 'item')
    .where(holdsWords('item.name'))
    .getQuery();
  return list
    .select(
      ['id', 'userId', 'number', 'status', 'submittedAt', 'contactName'].map(
        (name) => `sought.${name}`,
      ),
    )
    .where(places.map((name) => holdsWords(`sought.${name}`)).join(' OR '))
    .orWhere(`sought.id IN ${named}`)
    .orWhere('sought.userId IN (:...userIds)', { userIds: ['', ...userIds] })
    .setParameter('pattern', patternOf(words))
    .orderBy('sought.submittedAt', 'DESC')
    .addOrderBy('sought.id', 'DESC')
    .take(most)
    .getMany();
}
