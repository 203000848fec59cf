import type { ShopperData } from '../../platform/shopper-data';
import { CartItem } from './cart-item.entity';
import { RemovedCartItem } from './removed-cart-item.entity';

/** Personal data of the cart. */
export const cartData: ShopperData = {
  async read(em, userId) {
    const options = { where: { userId }, order: { id: 'ASC' } } as const;
    return {
      cart_items: await em.find(CartItem, options),
      removed_cart_items: await em.find(RemovedCartItem, options),
    };
  },
  async forget(tx, userId) {
    await tx.delete(CartItem, { userId });
    await tx.delete(RemovedCartItem, { userId });
  },
};
