/** The public face of links that are mailed. */
export { keepLink, newLink } from './mailed-link';
export { findGoodLink, redeemLink, requireGoodLink, voidLinks } from './redeem-link';
export { sendLink } from './send-link';
export { countEmail } from './count-email';
export { mailedLinkData } from './shopper-data';
