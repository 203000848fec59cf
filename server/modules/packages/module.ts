import { hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { PackageEvent } from './package-event.entity';
import { PackageFieldsResolver, StoredItemPackageResolver } from './package-fields.resolver';
import { Package } from './package.entity';
import { PackageResolver } from './package.resolver';
import { packageEndpoints } from './package.rest';
import { confirmOverdueReceipts } from './receipts/confirm-overdue-receipts';
import { PackageReviewResolver, ReviewResolver } from './reviewing/review.resolver';
import { reviewEndpoints } from './reviewing/review.rest';
import { packageData } from './shopper-data';

export const packages = defineModule({
  name: 'packages',
  entities: [Package, PackageEvent],
  resolvers: [
    PackageResolver,
    PackageFieldsResolver,
    StoredItemPackageResolver,
    ReviewResolver,
    PackageReviewResolver,
  ],
  endpoints: { Shop: [...packageEndpoints, ...reviewEndpoints] },
  jobs: [{ name: 'confirm-overdue-receipts', every: hours(1), run: confirmOverdueReceipts }],
  personalData: [packageData],
});
