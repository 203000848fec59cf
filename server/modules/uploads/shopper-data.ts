import type { ShopperData } from '../../platform/shopper-data';
import { Upload } from './upload.entity';

/** Which images a shopper sent; orders go on showing them. */
export const uploadData: ShopperData = {
  async read(em, userId) {
    return { uploads: await em.find(Upload, { where: { userId }, order: { id: 'ASC' } }) };
  },
};
