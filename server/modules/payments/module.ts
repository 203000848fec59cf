import { defineModule } from '../../platform/module';
import { minutes } from '../../kernel/clock';
import { orderCancelled } from '../orders/public';
import { imageUses } from '../uploads/public';
import { planEnded } from '../warehouse/public';
import { Checkout } from './checkouts/checkout.entity';
import { reconcileCheckouts } from './checkouts/reconcile-checkouts';
import { endAttemptsOn } from './end-attempts';
import { JointPayment } from './joint/joint-payment.entity';
import { JointPaymentPartResolver, JointPaymentResolver } from './joint/joint-payment.resolver';
import { jointPaymentEndpoints } from './joint/joint-payment.rest';
import { PaymentQuoteResolver } from './payment-quote.resolver';
import { Payment } from './payment.entity';
import {
  everyHoldWaitsForAPayment,
  everyJointPaymentIsTheSum,
  everyPackageHasOnePaymentEntry,
  everyPaidCheckoutIsBooked,
  everyPaidOrderHasOneCapturedPayment,
  everyPaidOrderHasOnePaymentEntry,
  everyPaidPlanIsAPackage,
  everyRechargeIsCreditedOnce,
} from './payment.invariants';
import { PaymentResolver, QuotedPayableResolver } from './payment.resolver';
import { paymentEndpoints } from './payment.rest';
import { RechargeResolver } from './recharging/recharge.resolver';
import { rechargeEndpoints } from './recharging/recharge.rest';
import { imagesInRemittances, Remittance } from './recharging/remittance.entity';
import { paymentQuoteEndpoints } from './payment-quote.rest';
import { paymentData } from './shopper-data';

export const payments = defineModule({
  name: 'payments',
  entities: [Payment, JointPayment, Checkout, Remittance],
  extensions: [
    orderCancelled.with(endAttemptsOn),
    planEnded.with(endAttemptsOn),
    imageUses.with(imagesInRemittances),
  ],
  jobs: [{ name: 'reconcile-checkouts', every: minutes(1), run: reconcileCheckouts }],
  endpoints: {
    heading: 'Payments',
    about: 'Paying for orders and packing plans, what that would cost, and topping up the balance.',
    calls: [
      ...paymentEndpoints,
      ...paymentQuoteEndpoints,
      ...jointPaymentEndpoints,
      ...rechargeEndpoints,
    ],
  },
  nodes: [
    { type: 'Payment', entity: Payment },
    { type: 'JointPayment', entity: JointPayment },
  ],
  resolvers: [
    PaymentQuoteResolver,
    QuotedPayableResolver,
    PaymentResolver,
    JointPaymentPartResolver,
    JointPaymentResolver,
    RechargeResolver,
  ],
  personalData: [paymentData],
  invariants: [
    everyPaidOrderHasOnePaymentEntry,
    everyPaidOrderHasOneCapturedPayment,
    everyHoldWaitsForAPayment,
    everyRechargeIsCreditedOnce,
    everyPaidCheckoutIsBooked,
    everyJointPaymentIsTheSum,
    everyPackageHasOnePaymentEntry,
    everyPaidPlanIsAPackage,
  ],
});
