import { subtotalOf } from '../../kernel/subtotal';
import { id, link, money, nullable, number, sitePath, text } from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { nameOfSeller } from '../listings/public';
import { uploadUrlById } from '../uploads/public';
import type { CartItem } from './cart-item.entity';

type WantedItem = Omit<
  CartItem,
  'userId' | 'isSelected' | 'createdAt' | 'mergeKey' | 'originalRate' | 'originalRateAsOf'
>;

/** What items of a cart and of an order have in common, as the REST calls answer it. */
export const wantedItemFields = {
  id: id('Public id of the item.'),
  url: link('Link of the item.', 'https://shop.example.com/item?id=7'),
  shop: text('Host of the shop.', 'shop.example.com'),
  shop_name: nullable(
    text('Who sells it: by its page, else the name of its shop; null without.', 'Kiln & Cup'),
  ),
  name: text('Name of the item.', 'Porcelain teapot'),
  description: text('What the item is; may be empty.', 'With two cups'),
  specification: text('Chosen size, colour and so on; may be empty.', 'Blue, 0.8 l'),
  quantity: number('How many pieces, 1–999.', 2),
  remark: text('What we should know when buying; may be empty.', 'Please check the lid'),
  unit_price: money('Price of one piece.', 1_250),
  price_read: nullable(money('Price read of the item’s page; null where it was typed in.', 1_250)),
  price_change_reason: text('Why that price is wrong; may be empty.', ''),
  domestic_shipping: money('Shipping from the shop to our warehouse, for all pieces.', 600),
  listing_id: nullable(id('Listing it was added by; null where its form was filled in by hand.')),
  variant_id: nullable(text('Its variant; null where none was chosen.', 'tea-ivory')),
  original_amount: nullable(text('What the shop asks in another currency.', '16.50')),
  original_currency: nullable(text('That currency by ISO 4217; null where it is yuan.', 'USD')),
  subtotal: money('unit_price × quantity + domestic_shipping.', 3_100),
  image_url: nullable(sitePath('Path of the picture.')),
};

/** Shows what a cart item and an order item have in common. */
export async function presentWantedItem({ loaders, language }: RequestContext, one: WantedItem) {
  const { id, url, shop, name, description, specification, quantity, remark, imageId } = one;
  return {
    ...{
      id,
      url,
      shop,
      shop_name: nameOfSeller(one, language),
      name,
      description,
      specification,
      quantity,
      remark,
    },
    ...{ unit_price: one.unitPrice, domestic_shipping: one.domesticShipping },
    ...{ price_read: one.priceRead, price_change_reason: one.priceChangeReason },
    ...{ listing_id: one.listingId, variant_id: one.variantId },
    ...{ original_amount: one.originalAmount, original_currency: one.originalCurrency },
    subtotal: subtotalOf(one),
    image_url: imageId && (await loaders.get(uploadUrlById).load(imageId)),
  };
}
