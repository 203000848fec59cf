import type { EntityManager } from 'typeorm';
import { readRows } from '../../platform/db/read-rows';
import { Order } from './order.entity';

/** Returns any shopper's order by its number, for the staff; null if there is none. One statement. */
export async function orderByNumber(em: EntityManager, number: string): Promise<Order | null> {
  const [order] = await readRows(em, Order, 'WHERE number = ?', [number]);
  return order ?? null;
}
