import { defineModule } from '../../platform/module';
import { CancelPackageResolver } from './cancel-package.resolver';
import { cancelPackageEndpoints } from './cancel-package.rest';
import {
  everyCancelledPackageGotItsFeeBack,
  everyRefundedOrderGotItsMoneyBack,
  everyStoredItemIsInOnePlace,
  noOrderReturnsMoreThanWasPaid,
} from './fulfilment.invariants';

import { NotificationTargetResolver } from './notification-target.resolver';

export const fulfilment = defineModule({
  name: 'fulfilment',
  endpoints: { heading: 'Packages', calls: cancelPackageEndpoints },
  resolvers: [CancelPackageResolver, NotificationTargetResolver],
  invariants: [
    everyRefundedOrderGotItsMoneyBack,
    everyCancelledPackageGotItsFeeBack,
    everyStoredItemIsInOnePlace,
    noOrderReturnsMoreThanWasPaid,
  ],
});
