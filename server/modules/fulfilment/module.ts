import { defineModule } from '../../platform/module';
import { CancelPackageResolver } from './cancel-package.resolver';
import {
  everyCancelledPackageGotItsFeeBack,
  everyRefundedOrderGotItsMoneyBack,
  everyStoredItemIsInOnePlace,
} from './fulfilment.invariants';

export const fulfilment = defineModule({
  name: 'fulfilment',
  resolvers: [CancelPackageResolver],
  invariants: [
    everyRefundedOrderGotItsMoneyBack,
    everyCancelledPackageGotItsFeeBack,
    everyStoredItemIsInOnePlace,
  ],
});
