import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
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
export class OrderItemType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => String, { description: 'Link of the item.' })
  url!: string;

  @Field(() => String, { description: 'Host of the shop.' })
  shop!: string;

  @Field(() => String, { description: 'Name of the item.' })
  name!: string;

  @Field(() => String, { description: 'What the item is; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Chosen size, colour and so on; may be empty.' })
  specification!: string;

  @Field(() => MoneyScalar, { description: 'Price of one piece.' })
  unitPrice!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: "Price that was read of the item's page; null where it was typed in.",
  })
  priceRead!: Money | null;

  @Field(() => String, {
    description: 'Why the price that was read was corrected (VA-07); empty where it was not.',
  })
  priceChangeReason!: string;

  @Field(() => Int, { description: 'How many pieces.' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Shipping from the shop to our warehouse.' })
  domesticShipping!: Money;

  @Field(() => String, { description: 'What we should know when buying; may be empty.' })
  remark!: string;

  @Field(() => OrderItemStatusEnum, { description: 'Where it stands.' })
  status!: OrderItemStatus;

  /** Not part of the schema: the image whose URL is asked for. */
  imageId!: string | null;
}
