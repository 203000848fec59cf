import { days } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { forgetOldListings } from './forget-old-listings';
import {
  ListingFieldsResolver,
  ListingPriceResolver,
  ListingVariantResolver,
} from './listing-fields.resolver';
import { Listing } from './listing.entity';
import { ListingResolver } from './listing.resolver';
import { listingEndpoints } from './listing.rest';
import { ListingPicture } from './pictures/listing-picture.entity';
import { presentListing } from './present-listing';
import { RestrictedGoods } from './restricted/restricted-goods.entity';
import { restrictionEndpoints } from './restricted/restriction.rest';
import { RestrictionResolver } from './restricted/restriction.resolver';
import { viewedListingData } from './viewed/shopper-data';
import { ViewedListing } from './viewed/viewed-listing.entity';

export const listings = defineModule({
  name: 'listings',
  entities: [Listing, ListingPicture, ViewedListing, RestrictedGoods],
  nodes: [{ type: 'Listing', entity: Listing, isPublic: true, present: presentListing }],
  resolvers: [
    ListingResolver,
    ListingFieldsResolver,
    ListingVariantResolver,
    ListingPriceResolver,
    RestrictionResolver,
  ],
  endpoints: {
    heading: 'Listings',
    about: 'Items of shops, before they are added to the cart.',
    calls: [...listingEndpoints, ...restrictionEndpoints],
  },
  jobs: [{ name: 'forget-old-listings', every: days(1), run: forgetOldListings }],
  personalData: [viewedListingData],
});
