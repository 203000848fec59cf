import type { ShopperData } from '../../platform/shopper-data';
import { Address } from './address.entity';

/** What the address book holds on a shopper. */
export const addressData: ShopperData = {
  async read(em, userId) {
    return { addresses: await em.find(Address, { where: { userId }, order: { id: 'ASC' } }) };
  },
  async forget(tx, userId) {
    await tx.delete(Address, { userId });
  },
};
