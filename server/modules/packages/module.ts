import { hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { packageGauges } from './package.gauges';
import { PackageEvent } from './package-event.entity';
import { PackageFieldsResolver, StoredItemPackageResolver } from './package-fields.resolver';
import { Package } from './package.entity';
import { PackageResolver } from './package.resolver';
import { packageEndpoints } from './package.rest';
import { confirmOverdueReceipts } from './receipts/confirm-overdue-receipts';
import { receiptEndpoints } from './receipts/receipt.rest';
import { PackageReviewResolver, ReviewResolver } from './reviewing/review.resolver';
import { reviewEndpoints } from './reviewing/review.rest';
import { packageData } from './shopper-data';

export const packages = defineModule({
  name: 'packages',
  entities: [Package, PackageEvent],
  nodes: [{ type: 'Package', entity: Package }],
  resolvers: [
    PackageResolver,
    PackageFieldsResolver,
    StoredItemPackageResolver,
    ReviewResolver,
    PackageReviewResolver,
  ],
  endpoints: {
    heading: 'Packages',
    about: 'Paid parcels: following them, confirming receipt, reviewing and cancelling.',
    calls: [...packageEndpoints, ...receiptEndpoints, ...reviewEndpoints],
  },
  gauges: packageGauges,
  jobs: [{ name: 'confirm-overdue-receipts', every: hours(1), run: confirmOverdueReceipts }],
  personalData: [packageData],
});
