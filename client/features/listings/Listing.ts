import type { ListingQuery } from '../../gql/graphql';

/** A listing as the page of an item shows it. */
export type Listing = NonNullable<ListingQuery['listing']>;
export type ListingVariant = Listing['variants'][number];
