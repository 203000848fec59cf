import type { ShopperData } from '../../platform/shopper-data';
import { Checkout } from './checkouts/checkout.entity';
import { JointPayment } from './joint/joint-payment.entity';
import { Payment } from './payment.entity';
import { Withdrawal } from './withdrawing/withdrawal.entity';
import { Remittance } from './recharging/remittance.entity';

/** All but the address of the gateway's page, with which another could pay. */
const shown = { id: true, gateway: true, status: true, amount: true, createdAt: true } as const;

/** How a shopper paid; bookkeeping keeps it. */
export const paymentData: ShopperData = {
  async read(em, userId) {
    const own = { where: { userId }, order: { id: 'ASC' } } as const;
    return {
      payments: await em.find(Payment, own),
      joint_payments: await em.find(JointPayment, own),
      checkouts: await em.find(Checkout, { ...own, select: shown }),
      remittances: await em.find(Remittance, own),
      withdrawals: await em.find(Withdrawal, own),
    };
  },
};
