import { Field, ID, ObjectType } from 'type-graphql';
import { ViewerType } from '../accounts/public';
import { WantedItemType } from './wanted-item.types';

/** Fields that are computed or read elsewhere stand in cart.resolver.ts. */
@ObjectType('CartItem', { description: 'An item the shopper may order.' })
export class CartItemType extends WantedItemType {
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
