import { subtotalOf } from '../../kernel/subtotal';
import { inPath, readInput, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import {
  flag,
  list,
  model,
  money,
  nothing,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { uploadUrlById } from '../uploads/public';
import { addCartItem } from './add-cart-item';
import type { CartItem } from './cart-item.entity';
import {
  AddCartItemInput,
  RemoveCartItemsArgs,
  SelectCartItemsArgs,
  UpdateCartItemInput,
} from './cart.inputs';
import { cartItemsByUser } from './cart.loaders';
import { removeCartItems } from './remove-cart-items';
import { selectCartItems } from './select-cart-items';
import { updateCartItem } from './update-cart-item';

const id = text('Public id of an item in the cart.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const quantity = number('How many pieces, 1–999.', 2);
const remark = text('What we should know when buying; may be empty.', 'Please check the lid');
const itemForm = inputForm(AddCartItemInput, 'The filled-in form.', {
  given: ['createdAt'],
  example: {
    ...{ url: 'https://shop.example.com/item?id=7', name: 'Porcelain teapot', quantity: 2 },
    ...{ unit_price: 1_250, price_read: 1_250, domestic_shipping: 600 },
    ...{ description: 'With two cups', specification: 'Blue, 0.8 l' },
    ...{ remark: 'Please check the lid', image_id: '01KAM4T3J8Z4X8Q0V5B2N6C9D7' },
  },
});
const changes = inputForm(UpdateCartItemInput, 'What changes.', {
  given: ['id'],
  example: { quantity: 2, remark: 'Please check the lid' },
});
const choice = inputForm(SelectCartItemsArgs, 'Which.', {
  example: { ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'], is_selected: true },
});
const item = model('CartItem', 'An item that the shopper may order.', {
  id,
  url: text('Link of the item.', 'https://shop.example.com/item?id=7'),
  shop: text('Host of the shop.', 'shop.example.com'),
  name: text('Name of the item.', 'Porcelain teapot'),
  description: text('What the item is; may be empty.', 'With two cups'),
  specification: text('Chosen size, colour and so on; may be empty.', 'Blue, 0.8 l'),
  ...{ quantity, remark },
  unit_price: money('Price of one piece.', 1_250),
  price_read: nullable(money('Price read of the item’s page; null where it was typed in.', 1_250)),
  price_change_reason: text('Why that price is wrong; may be empty.', ''),
  domestic_shipping: money('Shipping from the shop to our warehouse, for all pieces.', 600),
  subtotal: money('unit_price × quantity + domestic_shipping.', 3_100),
  is_selected: flag('Whether it is to be ordered next.', true),
  image_id: nullable(text('Id of the picture.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7')),
  image_url: nullable(text('Path of the picture.', '/uploads/5f0c1d.png')),
});
const cart = list('At most 100 items, the one added last first.', item);

async function present({ loaders }: RequestContext, one: CartItem) {
  const { url, shop, name, description, specification, quantity, remark, imageId } = one;
  return {
    ...{ id: one.id, url, shop, name, description, specification, quantity, remark },
    ...{ unit_price: one.unitPrice, domestic_shipping: one.domesticShipping },
    ...{ price_read: one.priceRead, price_change_reason: one.priceChangeReason },
    ...{ subtotal: subtotalOf(one), is_selected: one.isSelected, image_id: imageId },
    image_url: imageId && (await loaders.get(uploadUrlById).load(imageId)),
  };
}

async function presentCart(context: RequestContext) {
  const items = await context.loaders.get(cartItemsByUser).load(requireViewer(context).id);
  return Promise.all(items.map((one) => present(context, one)));
}

/** Our own calls about the cart (API-20). */
export const cartEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/cart',
    summary: 'What the cart holds.',
    origin: 'our own call',
    needsToken: true,
    data: cart,
    run: presentCart,
  },
  {
    method: 'post',
    path: '/cart',
    summary: 'Adds an item; the same link and specification merge into one.',
    origin: 'our own call',
    needsToken: true,
    ...itemForm.sent,
    data: item,
    async run(context, { body }) {
      const input = await itemForm.read(body);
      const viewer = requireViewer(context);
      return present(context, await addCartItem(context.services, viewer, input));
    },
  },
  {
    method: 'post',
    path: '/cart/select',
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
    path: '/cart/{id}',
    summary: 'Changes quantity or remark of an item; what is left out stays.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', id)],
    ...changes.sent,
    data: item,
    async run(context, { params, body }) {
      const input = await changes.read(body, { id: params['id'] ?? '' });
      const viewer = requireViewer(context);
      return present(context, await updateCartItem(context.services, viewer, input));
    },
  },
  {
    method: 'delete',
    path: '/cart/{id}',
    summary: 'Takes an item out of the cart.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', id)],
    sentNames: { ids: 'id' },
    data: nothing,
    async run(context, { params }) {
      const choice = await readInput(RemoveCartItemsArgs, { ids: [params['id']] });
      await removeCartItems(context.services, requireViewer(context), choice);
      return null;
    },
  },
];
