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
  resolvers: [CartResolver, CartFieldsResolver, CartItemFieldsResolver, CartViewerResolver],
  endpoints: { Shop: cartEndpoints },
  personalData: [cartData],
  extensions: [
    imageUses.with(imagesInCarts),
    userInfoNumbers.with({ cart_count: cartCountByUser }),
  ],
});
