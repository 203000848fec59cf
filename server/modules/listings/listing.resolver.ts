import { Args, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer, PublicQuery } from '../../platform/graphql/authorized';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { ListingArgs, ListingsArgs } from './listing.inputs';
import { MAX_VIEWED } from './listing.policy';
import { ListingType } from './listing.types';
import { presentListing } from './present-listing';
import { readListing } from './read-listing';
import { listingsByIds, viewedListings } from './viewed/viewed-listings.queries';

@Resolver()
export class ListingResolver {
  @PublicQuery(() => ListingType, {
    description:
      'What a pasted link or shared text leads to, as its page was read within the last 30 minutes. Guests may ask as well. LINK_REFUSED, LINK_WITHOUT_ITEM, LINK_NESTED_TOO_DEEP, LINK_NOT_PUBLIC, RATE_LIMITED.',
  })
  async listing(
    @Ctx() context: RequestContext,
    @Args() { pasted }: ListingArgs,
  ): Promise<ListingType> {
    return presentListing(await readListing(context.services, pasted, context));
  }

  @PublicQuery(() => [ListingType], {
    description:
      'Listings by their ids, in that order, as they were read last; those that are forgotten are left out. Who is not signed in remembers so what they looked at.',
    ...listOf(MAX_VIEWED),
  })
  async listings(
    @Ctx() { services }: RequestContext,
    @Args() { ids }: ListingsArgs,
  ): Promise<ListingType[]> {
    return (await listingsByIds(services, ids)).map(presentListing);
  }

  @AuthorizedQuery(() => [ListingType], {
    description: 'What you looked at, at most 24 listings, the last one first.',
    ...listOf(MAX_VIEWED),
  })
  async viewedListings(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ListingType[]> {
    return (await viewedListings(services, viewer)).map(presentListing);
  }
}
