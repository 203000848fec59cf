/** The public exports of exchange rates. */
export { sampleSourceTexts } from './exchange-rate.texts';
export { CurrencyEnum } from './exchange-rate.types';
export { ratesToYuan, type YuanRates } from './rates-to-yuan';
