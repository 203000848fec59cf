import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { addCartItem } from './add-cart-item';
import {
  AddCartItemInput,
  RemoveCartItemsArgs,
  SelectCartItemsArgs,
  UpdateCartItemInput,
} from './cart.inputs';
import { CartItemPayload, CartPayload, CartType } from './cart.types';
import { removeCartItems } from './remove-cart-items';
import { selectCartItems } from './select-cart-items';
import { updateCartItem } from './update-cart-item';

function cartOf(context: RequestContext): CartPayload {
  const viewer = requireViewer(context);
  return { cart: { id: viewer.id }, viewer };
}

@Resolver()
export class CartResolver {
  @Authorized()
  @Query(() => CartType, { description: 'What you may order.' })
  cart(@Ctx() context: RequestContext): CartType {
    return cartOf(context).cart;
  }

  @Authorized()
  @Mutation(() => CartItemPayload, {
    description: 'Adds an item; the same listing and specification merge into one.',
  })
  async addCartItem(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The filled-in form.' }) input: AddCartItemInput,
  ): Promise<CartItemPayload> {
    const item = await addCartItem(context.services, requireViewer(context), input);
    return { item, ...cartOf(context) };
  }

  @Authorized()
  @Mutation(() => CartItemPayload, { description: 'Changes quantity or remark of an item.' })
  async updateCartItem(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'What changes.' }) input: UpdateCartItemInput,
  ): Promise<CartItemPayload> {
    const item = await updateCartItem(context.services, requireViewer(context), input);
    return { item, ...cartOf(context) };
  }

  @Authorized()
  @Mutation(() => CartPayload, { description: 'Selects items for the next order, or not.' })
  async selectCartItems(
    @Ctx() context: RequestContext,
    @Args() choice: SelectCartItemsArgs,
  ): Promise<CartPayload> {
    await selectCartItems(context.services, requireViewer(context), choice);
    return cartOf(context);
  }

  @Authorized()
  @Mutation(() => CartPayload, { description: 'Takes items out of the cart.' })
  async removeCartItems(
    @Ctx() context: RequestContext,
    @Args() choice: RemoveCartItemsArgs,
  ): Promise<CartPayload> {
    await removeCartItems(context.services, requireViewer(context), choice);
    return cartOf(context);
  }
}
