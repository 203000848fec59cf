import { defineModule } from '../../platform/module';
import { CancelPackageResolver } from './cancel-package.resolver';
import {
  everyCancelledPackageGotItsFeeBack,
  everyRefundedOrderGotItsMoneyBack,
} from './invariants/every-refund-is-in-the-ledger';
import { everyStoredItemIsInOnePlace } from './invariants/every-stored-item-is-in-one-place';

export const fulfilment = defineModule({
  name: 'fulfilment',
  resolvers: [CancelPackageResolver],
  invariants: [
    everyRefundedOrderGotItsMoneyBack,
    everyCancelledPackageGotItsFeeBack,
    everyStoredItemIsInOnePlace,
  ],
});
