import { defineModule } from '../../platform/module';
import { JointPayment } from './joint/joint-payment.entity';
import { JointPaymentResolver } from './joint/joint-payment.resolver';
import { PaymentQuoteResolver } from './payment-quote.resolver';
import { Payment } from './payment.entity';
import {
  everyJointPaymentIsTheSum,
  everyPackageHasOnePaymentEntry,
  everyPaidOrderHasOneCapturedPayment,
  everyPaidOrderHasOnePaymentEntry,
  everyPaidPlanIsAPackage,
} from './payment.invariants';
import { PaymentResolver } from './payment.resolver';
import { paymentEndpoints } from './payment.rest';
import { paymentData } from './shopper-data';

export const payments = defineModule({
  name: 'payments',
  entities: [Payment, JointPayment],
  resolvers: [PaymentQuoteResolver, PaymentResolver, JointPaymentResolver],
  endpoints: { Shop: paymentEndpoints },
  personalData: [paymentData],
  invariants: [
    everyPaidOrderHasOnePaymentEntry,
    everyPaidOrderHasOneCapturedPayment,
    everyJointPaymentIsTheSum,
    everyPackageHasOnePaymentEntry,
    everyPaidPlanIsAPackage,
  ],
});
