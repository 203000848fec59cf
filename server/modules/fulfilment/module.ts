import { defineModule } from '../../platform/module';
import { CancelPackageResolver } from './cancel-package.resolver';
import { cancelPackageEndpoints } from './cancel-package.rest';
import {
  everyCancelledPackageReturnedWhatWasPaid,
  everyRefundedOrderGotItsMoneyBack,
  everyStoredItemIsInOnePlace,
  noOrderReturnsMoreThanWasPaid,
} from './fulfilment.invariants';
import { NotificationTargetResolver } from './notification-target.resolver';
import { notificationThreadEndpoints } from './notification-threads.rest';
import { ThreadImageResolver } from './thread-image.resolver';

export const fulfilment = defineModule({
  name: 'fulfilment',
  endpoints: [
    { heading: 'Packages', calls: cancelPackageEndpoints },
    { heading: 'Notifications', calls: notificationThreadEndpoints },
  ],
  resolvers: [CancelPackageResolver, NotificationTargetResolver, ThreadImageResolver],
  invariants: [
    everyRefundedOrderGotItsMoneyBack,
    everyCancelledPackageReturnedWhatWasPaid,
    everyStoredItemIsInOnePlace,
    noOrderReturnsMoreThanWasPaid,
  ],
});
