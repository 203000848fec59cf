import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { ViewerType } from '../accounts/public';

/** Fields that are computed or read elsewhere stand in cart.resolver.ts. */
@ObjectType('CartItem', { description: 'An item the shopper may order.' })
export class CartItemType {
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

  @Field(() => Int, { description: 'How many pieces, 1–999.' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Shipping from the shop to our warehouse.' })
  domesticShipping!: Money;

  @Field(() => String, { description: 'What we should know when buying; may be empty.' })
  remark!: string;

  @Field(() => Boolean, { description: 'Whether it is to be ordered next.' })
  isSelected!: boolean;

  @Field(() => ID, { nullable: true, description: 'The uploaded image, if there is one.' })
  imageId!: string | null;

  @Field(() => Date, { description: 'When it was put into the cart; the newest stands first.' })
  createdAt!: Date;
}

/** Its items are read when they are asked for, by its id, which is that of the viewer. */
@ObjectType('Cart', { description: 'What the shopper may order; one for each shopper.' })
export class CartType {
  @Field(() => ID, { description: 'The same as the id of the viewer.' })
  id!: string;
}

@ObjectType({ description: 'An item that was added or changed, and the cart around it.' })
export class CartItemPayload {
  @Field(() => CartItemType, { description: 'The item as it is now.' })
  item!: CartItemType;

  @Field(() => CartType, { description: 'The whole cart.' })
  cart!: CartType;

  @Field(() => ViewerType, { description: 'Who is signed in, with the cart count.' })
  viewer!: ViewerType;
}

@ObjectType({ description: 'The cart after a change.' })
export class CartPayload {
  @Field(() => CartType, { description: 'The whole cart.' })
  cart!: CartType;

  @Field(() => ViewerType, { description: 'Who is signed in, with the cart count.' })
  viewer!: ViewerType;
}
