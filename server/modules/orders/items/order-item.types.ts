import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { WantedItemType } from '../../cart/public';
import type { OrderItemStatus } from './order-item.machine';
import { NodeType } from '../../../platform/graphql/node';

export const OrderItemStatusEnum = graphqlEnum<OrderItemStatus>(
  'OrderItemStatus',
  'Where one item of an order stands.',
  {
    ORDERED: 'Not bought yet.',
    PURCHASED: 'Bought; on the way to our warehouse.',
    ARRIVED: 'In our warehouse.',
    PACKED: 'In a package that is paid for.',
    SHIPPED: 'On its way to the shopper.',
    REFUNDED: 'Its money was returned.',
    CANCELLED: 'Its order was cancelled before it was paid.',
  },
);

/** Fields that are computed or read elsewhere stand in order-item.resolver.ts. */
@ObjectType('OrderItem', {
  implements: [NodeType, WantedItemType],
  description: 'One item of an order, as it stood in the cart.',
})
export class OrderItemType extends WantedItemType {
  @Field(() => OrderItemStatusEnum, { description: 'Where it stands.' })
  status!: OrderItemStatus;

  /** Not part of the schema: the image whose URL is asked for. */
  imageId!: string | null;
}
