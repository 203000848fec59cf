import { In, type EntityManager } from 'typeorm';
import { beginsWith } from '../../platform/db/search';
import type { FoundOrder } from './find-orders';
import { Order } from './order.entity';

/** An order is known by its whole number, by its shoppers, or by the beginning of its contact's name. */
export type OrderKey =
  | { readonly number: string }
  | { readonly userIds: readonly string[] }
  | { readonly contact: string };

const columns = ['id', 'userId', 'number', 'status', 'submittedAt', 'contactName'];

/** Returns the orders of a key by an index, newest first. One statement. */
export function lookUpOrders(
  em: EntityManager,
  key: OrderKey,
  most: number,
): Promise<FoundOrder[]> {
  const list = em
    .createQueryBuilder(Order, 'sought')
    .select(columns.map((name) => `sought.${name}`));
  if ('contact' in key) beginsWith(list, 'sought.contactName', key.contact);
  else if ('number' in key) list.where({ number: key.number });
  else list.where({ userId: In([...key.userIds]) });
  return list
    .orderBy('sought.submittedAt', 'DESC')
    .addOrderBy('sought.id', 'DESC')
    .take(most)
    .getMany();
}
