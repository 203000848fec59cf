import { subtotalOf } from '../../kernel/subtotal';
import { inPath, readInput, type Endpoint } from '../../platform/http/endpoint';
import {
  flag,
  form,
  list,
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
const required = {
  url: text('Link of the item: http or https.', 'https://shop.example.com/item?id=7'),
  name: text('Name of the item.', 'Porcelain teapot'),
  unit_price: money('Price of one piece.', 1_250),
};
const changeable = {
  quantity: number('How many pieces, 1–999.', 2),
  remark: text('What we should know when buying; may be empty.', 'Please check the lid'),
};
const optional = {
  ...changeable,
  price_read: nullable(money('Price read of the item’s page; null where it was typed in.', 1_250)),
  price_change_reason: text('Why that price is wrong; required where unit_price differs.', ''),
  description: text('What the item is; may be empty.', 'With two cups'),
  specification: text('Chosen size, colour and so on; may be empty.', 'Blue, 0.8 l'),
  domestic_shipping: money('Shipping from the shop to our warehouse, for all pieces.', 600),
  image_id: nullable(text('A picture sent to POST /uploads.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7')),
  is_selected: flag('Whether it is to be ordered next.', true),
};
const item = form('An item that the shopper may order.', {
  ...{ id, ...required, ...optional },
  shop: text('Host of the shop.', 'shop.example.com'),
  subtotal: money('unit_price × quantity + domestic_shipping.', 3_100),
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
    body: form('The filled-in form.', required, optional),
    data: item,
    async run(context, { body }) {
      const input = await readInput(AddCartItemInput, {
        ...{ url: body['url'], name: body['name'], unitPrice: body['unit_price'] },
        ...{ quantity: body['quantity'] ?? 1, remark: body['remark'] ?? '' },
        ...{ priceRead: body['price_read'], priceChangeReason: body['price_change_reason'] ?? '' },
        ...{ description: body['description'] ?? '', specification: body['specification'] ?? '' },
        ...{ domesticShipping: body['domestic_shipping'] ?? 0, imageId: body['image_id'] },
        isSelected: body['is_selected'] ?? true,
      });
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
    body: form('Which.', {
      ids: list('Ids of items in the cart, at most 100.', id),
      is_selected: optional.is_selected,
    }),
    data: cart,
    async run(context, { body }) {
      const values = { ids: body['ids'], isSelected: body['is_selected'] };
      const choice = await readInput(SelectCartItemsArgs, values);
      await selectCartItems(context.services, requireViewer(context), choice);
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
    body: form('What changes.', {}, changeable),
    data: item,
    async run(context, { params, body: { quantity, remark } }) {
      const input = await readInput(UpdateCartItemInput, { id: params['id'], quantity, remark });
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
