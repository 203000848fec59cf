import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { add, type Money } from '../../kernel/money';
import { subtotalOf } from '../../kernel/subtotal';
import { listOf } from '../../platform/graphql/list-of';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { ListingRestrictionType, nameOfSeller, readRestrictions } from '../listings/public';
import { imageOfUpload, ImageType } from '../uploads/public';
import type { CartItem } from './cart-item.entity';
import { cartCountByUser, cartItemsByUser } from './cart.loaders';
import { MAX_CART_ITEMS } from './cart.limits';
import { CartItemType, CartType } from './cart.types';

function itemsOf(cart: CartType, context: RequestContext): Promise<CartItem[]> {
  return context.loaders.get(cartItemsByUser).load(cart.id);
}

async function selectedOf(cart: CartType, context: RequestContext): Promise<CartItem[]> {
  return (await itemsOf(cart, context)).filter((item) => item.isSelected);
}

@Resolver(() => CartType)
export class CartFieldsResolver {
  @FieldResolver(() => [CartItemType], {
    description: 'All items, the one added last first.',
    ...listOf(MAX_CART_ITEMS),
  })
  items(@Root() cart: CartType, @Ctx() context: RequestContext): Promise<CartItemType[]> {
    return itemsOf(cart, context);
  }

  @FieldResolver(() => Int, { description: 'How many items are selected.' })
  async selectedCount(@Root() cart: CartType, @Ctx() context: RequestContext): Promise<number> {
    return (await selectedOf(cart, context)).length;
  }

  @FieldResolver(() => MoneyScalar, { description: 'Sum of the subtotals of selected items.' })
  async selectedTotal(@Root() cart: CartType, @Ctx() context: RequestContext): Promise<Money> {
    return add(...(await selectedOf(cart, context)).map(subtotalOf));
  }
}

@Resolver(() => CartItemType)
export class CartItemFieldsResolver {
  @FieldResolver(() => MoneyScalar, { description: 'unit price × quantity + domestic shipping' })
  subtotal(@Root() item: CartItemType): Money {
    return subtotalOf(item);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Who sells it: by its page, else the name of its shop in your language; null where neither is known.',
  })
  shopName(@Root() item: CartItemType, @Ctx() { language }: RequestContext): string | null {
    return nameOfSeller(item, language);
  }

  @FieldResolver(() => [ListingRestrictionType], {
    description: 'Shipping restrictions; empty if there are none.',
    // An item is seldom of more kinds.
    ...listOf(2),
  })
  restrictions(
    @Root() item: CartItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<ListingRestrictionType[]> {
    return readRestrictions(services, item);
  }

  @FieldResolver(() => ImageType, { nullable: true, description: 'Its picture; null without one.' })
  image(
    @Root() { imageId, name }: CartItemType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType | null> {
    return imageOfUpload(context, imageId, name);
  }
}

@Resolver(() => ViewerType)
export class CartViewerResolver {
  @FieldResolver(() => Int, { description: 'How many items the cart holds, for its badge.' })
  cartCount(@Root() viewer: ViewerType, @Ctx() context: RequestContext): Promise<number> {
    return context.loaders.get(cartCountByUser).load(viewer.id);
  }
}
