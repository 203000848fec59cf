import type { ShopperData } from '../../platform/shopper-data';
import { Address } from './address.entity';

/** Personal data of the address book. */
export const addressData: ShopperData = {
  async read(em, userId) {
    return { addresses: await em.find(Address, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    await tx.delete(Address, { userId });
  },
};
