import { defineModule } from '../../platform/module';
import { userInfoNumbers } from '../accounts/public';
import { imageUses } from '../uploads/public';
import {
  CartFieldsResolver,
  CartItemFieldsResolver,
  CartViewerResolver,
} from './cart-fields.resolver';
import { CartItem } from './cart-item.entity';
import { cartCountByUser, imagesInCarts } from './cart.loaders';
import { CartResolver } from './cart.resolver';
import { cartEndpoints } from './cart.rest';
import { cartData } from './shopper-data';

export const cart = defineModule({
  name: 'cart',
  entities: [CartItem],
  nodes: [{ type: 'CartItem', entity: CartItem }],
  resolvers: [CartResolver, CartFieldsResolver, CartItemFieldsResolver, CartViewerResolver],
  endpoints: {
    heading: 'Cart',
    about: 'What the shopper may order, at most 100 items.',
    calls: cartEndpoints,
  },
  personalData: [cartData],
  extensions: [
    imageUses.with(imagesInCarts),
    userInfoNumbers.with({ cart_count: cartCountByUser }),
  ],
});
