import type { ShopperData } from '../../platform/shopper-data';
import { CartItem } from './cart-item.entity';

/** What the cart holds on a shopper. */
export const cartData: ShopperData = {
  async read(em, userId) {
    return { cart_items: await em.find(CartItem, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    await tx.delete(CartItem, { userId });
  },
};
