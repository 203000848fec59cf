import type { ShopperData } from '../../platform/shopper-data';
import { Review } from './review.entity';

/** Personal data of reviews; they stay, without a name and without a picture. */
export const reviewData: ShopperData = {
  async read(em, userId) {
    return { reviews: await em.find(Review, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    await tx.update(Review, { userId }, { isAnonymous: true, imageId: null, imageWaits: false });
  },
};
