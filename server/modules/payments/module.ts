import { defineModule } from '../../platform/module';
import { checkoutGauges } from './checkouts/checkout.gauges';
import { minutes } from '../../kernel/clock';
import { orderCancelled, questionEnded } from '../orders/public';
import { imageUses } from '../uploads/public';
import { packingPlanEnded } from '../warehouse/public';
import { Checkout } from './checkouts/checkout.entity';
import { reconcileCheckouts } from './checkouts/reconcile-checkouts';
import { endAttemptsFor } from './end-attempts';
import { JointPayment } from './joint/joint-payment.entity';
import { JointPaymentPartResolver, JointPaymentResolver } from './joint/joint-payment.resolver';
import { jointPaymentEndpoints } from './joint/joint-payment.rest';
import { FundRecordLinksResolver, PendingMoneyResolver } from './fund-links.resolver';
import { PaymentQuoteResolver } from './payment-quote.resolver';
import { Payment } from './payment.entity';
import {
  everyCardRechargeHasItsReference,
  everyAcceptedRiseIsPaid,
  everyHoldWaitsForAPayment,
  everyJointPaymentIsTheSum,
  everyPackageHasOnePaymentEntry,
  everyPackageTellsItsPayment,
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
import { resumeWithdrawals } from './withdrawing/resume-withdrawals';
import { Withdrawal, WithdrawalPart } from './withdrawing/withdrawal.entity';
import {
  everyCardWithdrawalIsItsParts,
  everyCompletedWithdrawalIsBooked,
  noCardGetsBackMoreThanItPaid,
} from './withdrawing/withdrawal.invariants';
import { WithdrawalResolver } from './withdrawing/withdrawal.resolver';
import { withdrawalEndpoints } from './withdrawing/withdrawal.rest';

export const payments = defineModule({
  name: 'payments',
  entities: [Payment, JointPayment, Checkout, Remittance, Withdrawal, WithdrawalPart],
  extensions: [
    orderCancelled.with(endAttemptsFor),
    packingPlanEnded.with(endAttemptsFor),
    questionEnded.with(endAttemptsFor),
    imageUses.with(imagesInRemittances),
  ],
  jobs: [
    { name: 'reconcile-checkouts', every: minutes(1), run: reconcileCheckouts },
    { name: 'resume-withdrawals', every: minutes(1), run: resumeWithdrawals },
  ],
  endpoints: {
    heading: 'Payments',
    about:
      'Paying for orders, packing plans and price differences, what that would cost, and topping up the balance.',
    calls: [
      ...paymentEndpoints,
      ...paymentQuoteEndpoints,
      ...jointPaymentEndpoints,
      ...rechargeEndpoints,
      ...withdrawalEndpoints,
    ],
  },
  nodes: [
    { type: 'Payment', entity: Payment },
    { type: 'JointPayment', entity: JointPayment },
    { type: 'Withdrawal', entity: Withdrawal },
  ],
  resolvers: [
    FundRecordLinksResolver,
    PendingMoneyResolver,
    PaymentQuoteResolver,
    QuotedPayableResolver,
    PaymentResolver,
    JointPaymentPartResolver,
    JointPaymentResolver,
    RechargeResolver,
    WithdrawalResolver,
  ],
  personalData: [paymentData],
  gauges: checkoutGauges,
  invariants: [
    everyPaidOrderHasOnePaymentEntry,
    everyPaidOrderHasOneCapturedPayment,
    everyAcceptedRiseIsPaid,
    everyHoldWaitsForAPayment,
    everyRechargeIsCreditedOnce,
    everyCardRechargeHasItsReference,
    everyPaidCheckoutIsBooked,
    everyJointPaymentIsTheSum,
    everyPackageHasOnePaymentEntry,
    everyPackageTellsItsPayment,
    everyPaidPlanIsAPackage,
    everyCompletedWithdrawalIsBooked,
    everyCardWithdrawalIsItsParts,
    noCardGetsBackMoreThanItPaid,
  ],
});
