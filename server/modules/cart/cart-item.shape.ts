import { flag, id, instant, model, nullable, text } from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { presentRestrictions, restrictionsShape } from '../listings/public';
import type { CartItem } from './cart-item.entity';
import { presentWantedItem, wantedItemFields } from './wanted-item.shape';

/** An item of the cart as the REST calls answer it. */
export const cartItemShape = model('CartItem', 'An item that the shopper may order.', {
  ...wantedItemFields,
  is_selected: flag('Whether it is to be ordered next.', true),
  original_rate: nullable(
    text('Yuan for one unit of original_currency, by which the price was converted.', '7.1184'),
  ),
  original_rate_as_of: nullable(instant('As of when that rate was.')),
  image_id: nullable(id('Id of the picture.')),
  created_at: instant('When it was put into the cart.'),
  restrictions: restrictionsShape,
});

/** Shows an item of the cart. */
export async function presentCartItem(context: RequestContext, one: CartItem) {
  const wanted = await presentWantedItem(context, one);
  const { isSelected, imageId, createdAt } = one;
  const restrictions = await presentRestrictions(context, one);
  return {
    ...wanted,
    is_selected: isSelected,
    original_rate: one.originalRate,
    original_rate_as_of: one.originalRateAsOf,
    image_id: imageId,
    created_at: createdAt,
    restrictions,
  };
}
