import type { ShopperData } from '../../platform/shopper-data';
import { Payment } from './payment.entity';

/** How a shopper paid; bookkeeping keeps it. */
export const paymentData: ShopperData = {
  async read(em, userId) {
    return { payments: await em.find(Payment, { where: { userId }, order: { id: 'ASC' } }) };
  },
};
