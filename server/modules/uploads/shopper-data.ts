import type { ShopperData } from '../../platform/shopper-data';
import { Upload } from './upload.entity';

/** Personal data of uploads; orders continue to show them. */
export const uploadData: ShopperData = {
  async read(em, userId) {
    return { uploads: await em.find(Upload, { where: { userId }, order: { id: 'ASC' } }) };
  },
};
