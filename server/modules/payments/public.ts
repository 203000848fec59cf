/** What neighbours may ask of the payments. */
export { paymentData } from './shopper-data';
