import { Field, ObjectType } from 'type-graphql';
import { descriptionsOf } from '../../../kernel/statuses';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { WantedItemType } from '../../cart/public';
import type { OrderItemStatus } from './order-item.machine';
import { orderItemStatusFacts } from './order-item.statuses';
import { NodeType } from '../../../platform/graphql/node';

export const OrderItemStatusEnum = graphqlEnum<OrderItemStatus>(
  'OrderItemStatus',
  'Status of an item of an order.',
  descriptionsOf(orderItemStatusFacts),
);

/** Fields that are computed or read elsewhere stand in order-item.resolver.ts. */
@ObjectType('OrderItem', {
  implements: [NodeType, WantedItemType],
  description: 'An item of an order, copied from the cart.',
})
export class OrderItemType extends WantedItemType {
  @Field(() => OrderItemStatusEnum, { description: 'Current status.' })
  status!: OrderItemStatus;

  /** Not part of the schema: the image whose URL is asked for. */
  imageId!: string | null;
}
