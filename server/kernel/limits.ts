import { fen } from './money';

/** Figures that the specification fixes (section 9); the modules keep them, `site` tells them. */
export const MAX_ADDRESSES = 20;
export const MAX_FINE_PHOTOS = 20;
/** Price of one fine photo (CO-04). */
export const FINE_PHOTO_PRICE = fen(200);
/** Days of free storage from inbound (CO-03). */
export const FREE_STORAGE_DAYS = 30;
