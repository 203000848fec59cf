import { Arg, Ctx, Resolver } from 'type-graphql';
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
  RemoveCartItemsInput,
  RestoreCartItemsInput,
  SelectCartItemsInput,
  UpdateCartItemInput,
} from './cart.inputs';
import {
  AddCartItemPayload,
  CartType,
  RemoveCartItemsPayload,
  RestoreCartItemsPayload,
  SelectCartItemsPayload,
  UpdateCartItemPayload,
  type ChangedCart,
} from './cart.types';
import { removeCartItems } from './remove-cart-items';
import { restoreCartItems } from './restore-cart-items';
import { selectCartItems } from './select-cart-items';
import { updateCartItem } from './update-cart-item';

function cartOf(viewer: Viewer): ChangedCart {
  return { cart: { id: viewer.id }, viewer };
}

@Resolver()
export class CartResolver {
  @AuthorizedQuery(() => CartType, { description: 'What you may order.' })
  cart(@CurrentViewer() viewer: Viewer): CartType {
    return cartOf(viewer).cart;
  }

  @AuthorizedMutation(() => AddCartItemPayload, {
    description: 'Adds an item; identical items are merged.',
  })
  async addCartItem(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The filled-in form.' }) input: AddCartItemInput,
  ): Promise<AddCartItemPayload> {
    const item = await addCartItem(services, viewer, input);
    return { item, ...cartOf(viewer) };
  }

  @AuthorizedMutation(() => UpdateCartItemPayload, {
    description: 'Changes quantity or remark of an item.',
  })
  async updateCartItem(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What changes.' }) input: UpdateCartItemInput,
  ): Promise<UpdateCartItemPayload> {
    const item = await updateCartItem(services, viewer, input);
    return { item, ...cartOf(viewer) };
  }

  @AuthorizedMutation(() => SelectCartItemsPayload, {
    description: 'Selects items for the next order, or not.',
  })
  async selectCartItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) input: SelectCartItemsInput,
  ): Promise<SelectCartItemsPayload> {
    await selectCartItems(services, viewer, input);
    return cartOf(viewer);
  }

  @AuthorizedMutation(() => RemoveCartItemsPayload, { description: 'Takes items out of the cart.' })
  async removeCartItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) input: RemoveCartItemsInput,
  ): Promise<RemoveCartItemsPayload> {
    await removeCartItems(services, viewer, input);
    return cartOf(viewer);
  }

  @AuthorizedMutation(() => RestoreCartItemsPayload, {
    description: 'Puts items back that were taken out of the cart within the last day.',
  })
  async restoreCartItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) input: RestoreCartItemsInput,
  ): Promise<RestoreCartItemsPayload> {
    await restoreCartItems(services, viewer, input);
    return cartOf(viewer);
  }
}
