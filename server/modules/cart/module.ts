import { hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { userInfoNumbers } from '../accounts/public';
import { imageUses } from '../uploads/public';
import {
  CartFieldsResolver,
  CartItemFieldsResolver,
  CartViewerResolver,
} from './cart-fields.resolver';
import { forgetRemovedItems } from './forget-removed-items';
import { CartItem } from './cart-item.entity';
import { cartCountByUser, imagesInCarts } from './cart.loaders';
import { CartResolver } from './cart.resolver';
import { cartEndpoints } from './cart.rest';
import { RemovedCartItem } from './removed-cart-item.entity';
import { cartData } from './shopper-data';

export const cart = defineModule({
  name: 'cart',
  entities: [CartItem, RemovedCartItem],
  nodes: [{ type: 'CartItem', entity: CartItem }],
  resolvers: [CartResolver, CartFieldsResolver, CartItemFieldsResolver, CartViewerResolver],
  endpoints: {
    heading: 'Cart',
    about: 'The shopping cart, at most 100 items.',
    calls: cartEndpoints,
  },
  jobs: [{ name: 'forget-removed-cart-items', every: hours(1), run: forgetRemovedItems }],
  personalData: [cartData],
  extensions: [
    imageUses.with(imagesInCarts),
    userInfoNumbers.with({ cart_count: cartCountByUser }),
  ],
});
