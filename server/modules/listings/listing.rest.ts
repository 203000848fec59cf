import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import { list } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { ListingArgs } from './listing.inputs';
import { MAX_VIEWED } from './listing.policy';
import {
  listingShape,
  presentListingShape,
  presentViewedListing,
  viewedListingShape,
} from './listing.shape';
import { presentListing } from './present-listing';
import { readListing } from './read-listing';
import { viewedListings } from './viewed/viewed-listings.queries';

const pasted = queryForm(ListingArgs, {
  example: { pasted: 'https://shop.example.com/item?id=7' },
});

/** Our own calls about what a pasted link leads to (API-20). */
export const listingEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/listing',
    operationId: 'readListing',
    hasEffect: true,
    summary: 'What a pasted link, or the text around one, leads to.',
    description:
      'Its page is read within 8 seconds and kept for 30 minutes; `failure` says why it could not be.',
    origin: 'our own call',
    needsToken: false,
    refusals: ['LINK_REFUSED', 'LINK_WITHOUT_ITEM', 'LINK_NESTED_TOO_DEEP', 'LINK_NOT_PUBLIC'],
    parameters: pasted.parameters,
    data: listingShape,
    async run(context, { query }) {
      const input = await pasted.read(query);
      const listing = await readListing(context.services, input.pasted, context);
      return presentListingShape(context, presentListing(listing));
    },
  },
  {
    method: 'get',
    path: '/viewed_listings',
    operationId: 'listViewedListings',
    summary: 'What the shopper looked at, the last listing first.',
    description: '`GET /listing` with its `url` tells all that is known of one.',
    origin: 'our own call',
    needsToken: true,
    data: list('At most 24.', viewedListingShape, MAX_VIEWED),
    async run(context) {
      const viewed = await viewedListings(context.services, requireViewer(context));
      return Promise.all(viewed.map((one) => presentViewedListing(context, presentListing(one))));
    },
  },
];
