import { In, IsNull, Not } from 'typeorm';
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
  unfinished: {
    kind: 'MONEY',
    /** A checkout that is looked at may still be paid at the gateway, whatever became of its payments. */
    async exists(em, userId) {
      const status = In<Withdrawal['status']>(['PENDING', 'SENDING']);
      return (
        (await em.existsBy(Payment, { userId, status: 'PENDING' })) ||
        (await em.existsBy(Checkout, { userId, nextLookAt: Not(IsNull()) })) ||
        (await em.existsBy(Withdrawal, { userId, status }))
      );
    },
  },
};
