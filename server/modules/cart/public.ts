/** The public exports of cart. */
export { addCartItem } from './add-cart-item';
export { CartItem } from './cart-item.entity';
export { isPriceChanged } from './price-change';
export { refuseProhibited } from './prohibited-goods';
export { takeSelectedItems } from './take-selected-items';
export { WantedItemType } from './wanted-item.types';
