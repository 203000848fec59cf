import type { ShopperData } from '../../platform/shopper-data';
import { accountData } from '../accounts/public';
import { addressData } from '../addresses/public';
import { cartData } from '../cart/public';
import { fundData } from '../funds/public';
import { mailedLinkData } from '../accounts/links/public';
import { notificationData } from '../notifications/public';
import { orderData } from '../orders/public';
import { packageData } from '../packages/public';
import { paymentData } from '../payments/public';
import { reviewData } from '../reviews/public';
import { uploadData } from '../uploads/public';
import { warehouseData } from '../warehouse/public';

/** Every module that holds something on a shopper; a story compares it with the tables. */
export const holders: readonly ShopperData[] = [
  accountData,
  mailedLinkData,
  addressData,
  cartData,
  orderData,
  warehouseData,
  packageData,
  reviewData,
  paymentData,
  fundData,
  notificationData,
  uploadData,
];
