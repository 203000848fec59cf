import { In, IsNull, Not } from 'typeorm';
import type { ShopperData } from '../../platform/shopper-data';
import { Checkout } from './checkouts/checkout.entity';
import { JointPayment } from './joint/joint-payment.entity';
import { Payment } from './payment.entity';
import { paymentStatusesUnderWay } from './payment.statuses';
import { Withdrawal } from './withdrawing/withdrawal.entity';
import { withdrawalStatusesUnderWay } from './withdrawing/withdrawal.statuses';
import { Remittance } from './recharging/remittance.entity';

/** All columns but the address of the gateway's page, with which another person could pay. */
const shown = { id: true, gateway: true, status: true, amount: true, createdAt: true } as const;

/** Personal data of payments; bookkeeping retains it. */
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
    /**
     * A checkout that is still reconciled may be paid at the gateway, whatever the status of its payments.
     */
    async exists(em, userId) {
      return (
        (await em.existsBy(Payment, { userId, status: In(paymentStatusesUnderWay) })) ||
        (await em.existsBy(Checkout, { userId, nextLookAt: Not(IsNull()) })) ||
        (await em.existsBy(Withdrawal, { userId, status: In(withdrawalStatusesUnderWay) }))
      );
    },
  },
};
