import { In, type EntityManager } from 'typeorm';
import { placesOf, readRows } from '../../platform/db/read-rows';
import { manyForEach, oneForEach, type LoaderDefinition } from '../../platform/loaders';
import { OrderEvent } from './order-event.entity';
import { OrderItem } from './items/order-item.entity';
import { Order } from './order.entity';

/** Orders by id; callers have checked the owner. */
export const orderById: LoaderDefinition<string, Order | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(Order, { id: In([...ids]) }), (order) => order.id);

/** The items of orders in the order they were added. */
export const itemsByOrder: LoaderDefinition<string, OrderItem[]> = async ({ db }, orderIds) => {
  const rest = `WHERE order_id IN ${placesOf(orderIds)} ORDER BY position`;
  const items = await readRows(db.read, OrderItem, rest, orderIds);
  return manyForEach(orderIds, items, (item) => item.orderId);
};

/** The timelines of orders, oldest event first. */
export const eventsByOrder: LoaderDefinition<string, OrderEvent[]> = async ({ db }, orderIds) => {
  const rest = `WHERE order_id IN ${placesOf(orderIds)} ORDER BY at, id`;
  const events = await readRows(db.read, OrderEvent, rest, orderIds);
  return manyForEach(orderIds, events, (event) => event.orderId);
};

/** Returns those of the given uploads that order items show. One statement. */
export async function imagesInOrders(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const items = await em.find(OrderItem, {
    select: { id: true, imageId: true },
    where: { imageId: In([...ids]) },
  });
  return items.flatMap(({ imageId }) => imageId ?? []);
}
