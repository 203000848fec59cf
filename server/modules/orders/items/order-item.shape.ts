import { choice, id, model, nullable } from '../../../platform/http/shape';
import type { RequestContext } from '../../../platform/request-context';
import { presentWantedItem, wantedItemFields } from '../../cart/public';
import { storedItemByOrderItem } from '../../warehouse/public';
import type { OrderItem } from './order-item.entity';
import { OrderItemStatusEnum } from './order-item.types';

/** An item of an order as the REST calls answer it. */
export const orderItemShape = model('OrderItem', 'One item of an order, as it stood in the cart.', {
  ...wantedItemFields,
  status: choice('Where it stands.', OrderItemStatusEnum, 'ORDERED'),
  stored_item_id: nullable(
    id('What the warehouse measured, among the stored items; null until the item arrived.'),
  ),
});

/** Shows an item of an order. */
export async function presentOrderItem(context: RequestContext, one: OrderItem) {
  const stored = await context.loaders.get(storedItemByOrderItem).load(one.id);
  const wanted = await presentWantedItem(context, one);
  return { ...wanted, status: one.status, stored_item_id: stored?.id ?? null };
}
