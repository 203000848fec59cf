import { Field, ID, ObjectType } from 'type-graphql';
import { ViewerType } from '../accounts/public';
import { WantedItemType } from './wanted-item.types';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { NodeType } from '../../platform/graphql/node';

/** Fields that are computed or read elsewhere stand in cart.resolver.ts. */
@ObjectType('CartItem', {
  implements: [NodeType, WantedItemType],
  description: 'An item the shopper may order.',
})
export class CartItemType extends WantedItemType {
  @Field(() => Boolean, { description: 'Whether it is to be ordered next.' })
  isSelected!: boolean;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Yuan for one unit of `originalCurrency`, by which the price was converted.',
  })
  originalRate!: string | null;

  @Field(() => Date, { nullable: true, description: 'As of when that rate was.' })
  originalRateAsOf!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of its uploaded picture, to add it again with; null without one.',
  })
  imageId!: string | null;

  @Field(() => Date, { description: 'When it was added to the cart; newest first.' })
  createdAt!: Date;
}

/** Its items are read when they are asked for, by its id, which is that of the viewer. */
@ObjectType('Cart', { description: 'What the shopper may order; one for each shopper.' })
export class CartType {
  @Field(() => ID, { description: 'The same as the id of the viewer.' })
  id!: string;
}

/** Base of the payloads of cart mutations. */
@ObjectType()
export abstract class ChangedCart {
  @Field(() => CartType, { description: 'The whole cart.' })
  cart!: CartType;

  @Field(() => ViewerType, { description: 'Who is signed in, with the cart count.' })
  viewer!: ViewerType;
}

@ObjectType()
abstract class ChangedCartItem extends ChangedCart {
  @Field(() => CartItemType, { description: 'The item as it is now.' })
  item!: CartItemType;
}

@ObjectType({ description: 'The item that was added, or the one it was merged into.' })
export class AddCartItemPayload extends ChangedCartItem {}

@ObjectType({ description: 'The item that was changed.' })
export class UpdateCartItemPayload extends ChangedCartItem {}

@ObjectType({ description: 'The cart after a selection.' })
export class SelectCartItemsPayload extends ChangedCart {}

@ObjectType({ description: 'The cart without the removed items.' })
export class RemoveCartItemsPayload extends ChangedCart {}

@ObjectType({ description: 'The cart with the items that were put back.' })
export class RestoreCartItemsPayload extends ChangedCart {}
