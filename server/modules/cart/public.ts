/** The public face of cart. */
export type { CartItem } from './cart-item.entity';
export { cartCountByUser } from './cart.loaders';
export { imagesInCarts } from './images-in-carts';
export { WantedItemType } from './wanted-item.types';
export { isPriceChanged } from './price-change';
export { takeSelectedItems } from './take-selected-items';
export { cartData } from './shopper-data';
