import { Arg, Args, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
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

function cartOf(viewer: Viewer): CartPayload {
  return { cart: { id: viewer.id }, viewer };
}

@Resolver()
export class CartResolver {
  @AuthorizedQuery(() => CartType, { description: 'What you may order.' })
  cart(@CurrentViewer() viewer: Viewer): CartType {
    return cartOf(viewer).cart;
  }

  @AuthorizedMutation(() => CartItemPayload, {
    description: 'Adds an item; the same listing and specification merge into one.',
  })
  async addCartItem(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The filled-in form.' }) input: AddCartItemInput,
  ): Promise<CartItemPayload> {
    const item = await addCartItem(services, viewer, input);
    return { item, ...cartOf(viewer) };
  }

  @AuthorizedMutation(() => CartItemPayload, {
    description: 'Changes quantity or remark of an item.',
  })
  async updateCartItem(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What changes.' }) input: UpdateCartItemInput,
  ): Promise<CartItemPayload> {
    const item = await updateCartItem(services, viewer, input);
    return { item, ...cartOf(viewer) };
  }

  @AuthorizedMutation(() => CartPayload, {
    description: 'Selects items for the next order, or not.',
  })
  async selectCartItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() choice: SelectCartItemsArgs,
  ): Promise<CartPayload> {
    await selectCartItems(services, viewer, choice);
    return cartOf(viewer);
  }

  @AuthorizedMutation(() => CartPayload, { description: 'Takes items out of the cart.' })
  async removeCartItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() choice: RemoveCartItemsArgs,
  ): Promise<CartPayload> {
    await removeCartItems(services, viewer, choice);
    return cartOf(viewer);
  }
}
