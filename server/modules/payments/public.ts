/** The public face of payments. */
export { paymentData } from './shopper-data';
