import type { ShopperData } from '../../platform/shopper-data';
import { JointPayment } from './joint/joint-payment.entity';
import { Payment } from './payment.entity';

/** How a shopper paid; bookkeeping keeps it. */
export const paymentData: ShopperData = {
  async read(em, userId) {
    const own = { where: { userId }, order: { id: 'ASC' } } as const;
    return {
      payments: await em.find(Payment, own),
      joint_payments: await em.find(JointPayment, own),
    };
  },
};
