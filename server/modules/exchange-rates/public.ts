/** The public face of exchange rates. */
export { ratesToYuan, type YuanRates } from './rates-to-yuan';
