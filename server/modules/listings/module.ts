import { defineModule } from '../../platform/module';
import { ListingResolver } from './listing.resolver';

export const listings = defineModule({
  name: 'listings',
  resolvers: [ListingResolver],
});
