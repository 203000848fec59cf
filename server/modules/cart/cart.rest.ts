import { many, one, some } from '../../platform/http/answer';
import { readInput } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { restCall } from '../../platform/http/rest-call';
import { nothing, number } from '../../platform/http/shape';
import { addCartItem } from './add-cart-item';
import {
  AddCartItemInput,
  RemoveCartItemsInput,
  RestoreCartItemsInput,
  SelectCartItemsInput,
  UpdateCartItemInput,
} from './cart.inputs';
import { MAX_CART_ITEMS } from './cart.limits';
import { cartItemsByUser } from './cart.loaders';
import { CartItemType, CartType } from './cart.types';
import { removeCartItems } from './remove-cart-items';
import { restoreCartItems } from './restore-cart-items';
import { selectCartItems } from './select-cart-items';
import { updateCartItem } from './update-cart-item';

const itemForm = inputForm(AddCartItemInput, 'The filled-in form.', {
  given: ['createdAt'],
  example: {
    ...{ url: 'https://shop.example.com/item?id=7', name: 'Porcelain teapot', quantity: 2 },
    ...{ unit_price: 1_250, domestic_shipping: 600 },
    ...{ description: 'With two cups', specification: 'Blue, 0.8 l' },
    ...{ remark: 'Please check the lid', image_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
  },
});
const changes = inputForm(UpdateCartItemInput, 'What changes.', {
  inPath: 'cartItemId',
  example: { quantity: 2, remark: 'Please check the lid' },
});
const choice = inputForm(SelectCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'], is_selected: true },
});
const item = one(CartItemType);
const cart = many(item, 'At most 100 items, the one added last first.', MAX_CART_ITEMS);
const removal = inputForm(RemoveCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});
const restoring = inputForm(RestoreCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});

/** Our own calls about the cart (API-20). */
export const cartEndpoints = [
  restCall({
    method: 'get',
    path: '/cart',
    operationId: 'listCartItems',
    summary: 'Items of the cart.',
    origin: 'our own call',
    needsToken: true,
    data: cart,
    run: ({ context, viewer }) => context.loaders.get(cartItemsByUser).load(viewer.id),
  }),
  restCall({
    method: 'get',
    path: '/cart_summary',
    operationId: 'getCartSummary',
    summary: 'Number of items in the cart and total of the selected ones.',
    origin: 'our own call',
    needsToken: true,
    data: some(CartType, {
      model: 'CartSummary',
      description: 'Totals of the cart.',
      fields: ['selectedCount', 'selectedTotal'],
      more: {
        count: {
          shape: number('How many items it holds.', 3),
          read: async ({ id }, { loaders }) => (await loaders.get(cartItemsByUser).load(id)).length,
        },
      },
    }),
    run: ({ viewer: { id } }) => ({ id }),
  }),
  restCall({
    method: 'post',
    path: '/cart',
    operationId: 'addCartItem',
    refusals: [
      'CART_FULL',
      'TOO_MANY_PIECES',
      'NOT_FOUND',
      'SOLD_OUT',
      'PROHIBITED_GOODS',
      'RESTRICTED_GOODS',
      'EXCHANGE_RATES_UNAVAILABLE',
    ],
    summary: 'Adds an item; identical items are merged.',
    origin: 'our own call',
    needsToken: true,
    takes: itemForm,
    data: item,
    run: ({ context, viewer, input }) => addCartItem(context.services, viewer, input),
  }),
  restCall({
    method: 'post',
    path: '/cart/select',
    operationId: 'selectCartItems',
    refusals: ['NOT_FOUND'],
    summary: 'Selects or deselects items for the next order; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    takes: choice,
    data: cart,
    async run({ context, viewer, input }) {
      await selectCartItems(context.services, viewer, input);
      return context.loaders.get(cartItemsByUser).load(viewer.id);
    },
  }),
  restCall({
    method: 'post',
    path: '/cart/remove',
    operationId: 'removeCartItems',
    summary: 'Removes items from the cart; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    takes: removal,
    data: cart,
    async run({ context, viewer, input }) {
      await removeCartItems(context.services, viewer, input);
      return context.loaders.get(cartItemsByUser).load(viewer.id);
    },
  }),
  restCall({
    method: 'post',
    path: '/cart/restore',
    operationId: 'restoreCartItems',
    summary: 'Restores items removed within the last day; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['CART_FULL', 'TOO_MANY_PIECES', 'NOT_FOUND'],
    takes: restoring,
    data: cart,
    async run({ context, viewer, input }) {
      await restoreCartItems(context.services, viewer, input);
      return context.loaders.get(cartItemsByUser).load(viewer.id);
    },
  }),
  restCall({
    method: 'post',
    path: '/cart/{id}',
    operationId: 'updateCartItem',
    refusals: ['NOT_FOUND'],
    summary: 'Changes quantity or remark of an item; omitted fields are unchanged.',
    origin: 'our own call',
    needsToken: true,
    id: 'Id of an item in the cart.',
    takes: changes,
    data: item,
    run: ({ context, viewer, input }) => updateCartItem(context.services, viewer, input),
  }),
  restCall({
    method: 'delete',
    path: '/cart/{id}',
    operationId: 'removeCartItem',
    summary: 'Removes an item from the cart.',
    refusals: ['NOT_FOUND', 'VALIDATION_FAILED'],
    origin: 'our own call',
    needsToken: true,
    id: 'Id of an item in the cart.',
    sentNames: { cartItemIds: 'id' },
    data: nothing,
    async run({ context, viewer, id }) {
      const choice = await readInput(RemoveCartItemsInput, { cartItemIds: [id] });
      await removeCartItems(context.services, viewer, choice);
    },
  }),
];
