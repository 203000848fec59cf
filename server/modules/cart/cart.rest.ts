import { add } from '../../kernel/money';
import { subtotalOf } from '../../kernel/subtotal';
import { idInPath, readInput, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { list, model, money, nothing, number } from '../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { addCartItem } from './add-cart-item';
import { cartItemShape, presentCartItem } from './cart-item.shape';
import {
  AddCartItemInput,
  RemoveCartItemsInput,
  RestoreCartItemsInput,
  SelectCartItemsInput,
  UpdateCartItemInput,
} from './cart.inputs';
import { MAX_CART_ITEMS } from './cart.limits';
import { cartItemsByUser } from './cart.loaders';
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
  sentAs: { cartItemId: 'id' },
  given: ['cartItemId'],
  example: { quantity: 2, remark: 'Please check the lid' },
});
const choice = inputForm(SelectCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'], is_selected: true },
});
const cart = list('At most 100 items, the one added last first.', cartItemShape, MAX_CART_ITEMS);
const removal = inputForm(RemoveCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});
const restoring = inputForm(RestoreCartItemsInput, 'Which.', {
  sentAs: { cartItemIds: 'ids' },
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});

async function presentCart(context: RequestContext) {
  const items = await context.loaders.get(cartItemsByUser).load(requireViewer(context).id);
  return Promise.all(items.map((one) => presentCartItem(context, one)));
}

/** Our own calls about the cart (API-20). */
export const cartEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/cart',
    operationId: 'listCartItems',
    summary: 'What the cart holds.',
    origin: 'our own call',
    needsToken: true,
    data: cart,
    run: presentCart,
  },
  {
    method: 'get',
    path: '/cart_summary',
    operationId: 'getCartSummary',
    summary: 'How many items the cart holds, and what those selected cost.',
    origin: 'our own call',
    needsToken: true,
    data: model('CartSummary', 'The cart in figures.', {
      count: number('How many items it holds.', 3),
      selected_count: number('How many of them are selected.', 1),
      selected_total: money('Sum of the subtotals of selected items.', 3_100),
    }),
    async run(context) {
      const items = await context.loaders.get(cartItemsByUser).load(requireViewer(context).id);
      const selected = items.filter(({ isSelected }) => isSelected);
      const selected_total = add(...selected.map(subtotalOf));
      return { count: items.length, selected_count: selected.length, selected_total };
    },
  },
  {
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
    summary: 'Adds an item; two of which all that is said is alike become one.',
    origin: 'our own call',
    needsToken: true,
    ...itemForm.sent,
    data: cartItemShape,
    async run(context, { body }) {
      const input = await itemForm.read(body);
      const viewer = requireViewer(context);
      return presentCartItem(context, await addCartItem(context.services, viewer, input));
    },
  },
  {
    method: 'post',
    path: '/cart/select',
    operationId: 'selectCartItems',
    refusals: ['NOT_FOUND'],
    summary: 'Selects items for the next order, or leaves them for later; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    ...choice.sent,
    data: cart,
    async run(context, { body }) {
      await selectCartItems(context.services, requireViewer(context), await choice.read(body));
      return presentCart(context);
    },
  },
  {
    method: 'post',
    path: '/cart/remove',
    operationId: 'removeCartItems',
    summary: 'Takes items out of the cart; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    ...removal.sent,
    data: cart,
    async run(context, { body }) {
      await removeCartItems(context.services, requireViewer(context), await removal.read(body));
      return presentCart(context);
    },
  },
  {
    method: 'post',
    path: '/cart/restore',
    operationId: 'restoreCartItems',
    summary: 'Puts items back that were taken out within the last day; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['CART_FULL', 'TOO_MANY_PIECES', 'NOT_FOUND'],
    ...restoring.sent,
    data: cart,
    async run(context, { body }) {
      await restoreCartItems(context.services, requireViewer(context), await restoring.read(body));
      return presentCart(context);
    },
  },
  {
    method: 'post',
    path: '/cart/{id}',
    operationId: 'updateCartItem',
    refusals: ['NOT_FOUND'],
    summary: 'Changes quantity or remark of an item; what is left out stays.',
    origin: 'our own call',
    needsToken: true,
    parameters: [idInPath('Id of an item in the cart.')],
    ...changes.sent,
    data: cartItemShape,
    async run(context, { params, body }) {
      const input = await changes.read(body, { cartItemId: params['id'] ?? '' });
      const viewer = requireViewer(context);
      return presentCartItem(context, await updateCartItem(context.services, viewer, input));
    },
  },
  {
    method: 'delete',
    path: '/cart/{id}',
    operationId: 'removeCartItem',
    summary: 'Takes an item out of the cart.',
    refusals: ['NOT_FOUND', 'VALIDATION_FAILED'],
    origin: 'our own call',
    needsToken: true,
    parameters: [idInPath('Id of an item in the cart.')],
    sentNames: { cartItemIds: 'id' },
    data: nothing,
    async run(context, { params }) {
      const choice = await readInput(RemoveCartItemsInput, { cartItemIds: [params['id']] });
      await removeCartItems(context.services, requireViewer(context), choice);
      return null;
    },
  },
];
