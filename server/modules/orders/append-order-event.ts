import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { insertRows } from '../../platform/db/insert-rows';
import { OrderEvent } from './order-event.entity';

/** Appends one line to an order's timeline. */
export async function appendOrderEvent(
  tx: EntityManager,
  orderId: string,
  line: Omit<OrderEvent, 'id' | 'orderId'>,
): Promise<void> {
  await insertRows(tx, OrderEvent, [{ id: newId(), orderId, ...line }]);
}
