import { defineModule } from '../../platform/module';
import { ListingResolver } from './listing.resolver';
import { listingEndpoints } from './listing.rest';

export const listings = defineModule({
  name: 'listings',
  resolvers: [ListingResolver],
  endpoints: {
    heading: 'Listings',
    about: 'What is known of an item in a shop before it is put into the cart.',
    calls: listingEndpoints,
  },
});
