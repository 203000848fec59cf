import type { ShopperData } from '../../platform/shopper-data';
import { Review } from './review.entity';

/** What a shopper said of packages; it stays, without a name and without a picture. */
export const reviewData: ShopperData = {
  async read(em, userId) {
    return { reviews: await em.find(Review, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    const withoutPicture = { imageId: null, imageWaits: false, imageRefusal: null };
    await tx.update(Review, { userId }, { authorName: '', isAnonymous: true, ...withoutPicture });
  },
};
