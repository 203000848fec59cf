import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { WantedItemType } from '../../cart/public';
import { orderItemStatuses, type OrderItemStatus } from './order-item.machine';

const OrderItemStatusEnum = Object.fromEntries(orderItemStatuses.map((status) => [status, status]));
registerEnumType(OrderItemStatusEnum, {
  name: 'OrderItemStatus',
  description: 'Where one item of an order stands.',
  valuesConfig: {
    ORDERED: { description: 'Not bought yet.' },
    PURCHASED: { description: 'Bought; on the way to our warehouse.' },
    ARRIVED: { description: 'In our warehouse.' },
    PACKED: { description: 'In a package that is paid for.' },
    SHIPPED: { description: 'On its way to the shopper.' },
    REFUNDED: { description: 'Its money was returned.' },
    CANCELLED: { description: 'Its order was cancelled before it was paid.' },
  },
});

/** Fields that are computed or read elsewhere stand in order-item.resolver.ts. */
@ObjectType('OrderItem', { description: 'One item of an order, as it stood in the cart.' })
export class OrderItemType extends WantedItemType {
  @Field(() => OrderItemStatusEnum, { description: 'Where it stands.' })
  status!: OrderItemStatus;

  /** Not part of the schema: the image whose URL is asked for. */
  imageId!: string | null;
}
