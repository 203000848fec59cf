import { many, one, some } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { queryForm } from '../../platform/http/query-form';
import { restCall } from '../../platform/http/rest-call';
import { nullable, sitePath } from '../../platform/http/shape';
import { ListingArgs } from './listing.inputs';
import { MAX_VIEWED } from './listing.policy';
import { ListingOptionType, ListingPriceType, ListingType } from './listing.types';
import { imageOfPicture } from './pictures/listing-picture.loaders';
import { presentListing } from './present-listing';
import { readListing } from './read-listing';
import { viewedListings } from './viewed/viewed-listings.queries';

wordOutput(ListingType, { examples: { title: 'Porcelain teapot', item_id: '7' } });
wordOutput(ListingPriceType, { examples: { amount: '16.50', in_yuan: 11_744 } });
wordOutput(ListingOptionType, { examples: { name: 'Glaze', value: 'Ivory' } });

const pasted = queryForm(ListingArgs, {
  example: { pasted: 'https://shop.example.com/item?id=7' },
});

/** Our own calls about what a pasted link leads to (API-20). */
export const listingEndpoints = [
  restCall({
    method: 'get',
    path: '/listing',
    operationId: 'readListing',
    hasEffect: true,
    summary: 'Reads the item of a pasted link or shared text.',
    description:
      'Its page is read within 8 seconds and kept for 30 minutes; `failure` says why it could not be.',
    origin: 'our own call',
    needsToken: false,
    refusals: ['LINK_REFUSED', 'LINK_WITHOUT_ITEM', 'LINK_NESTED_TOO_DEEP', 'LINK_NOT_PUBLIC'],
    takes: pasted,
    data: one(ListingType),
    run: async ({ context, input }) =>
      presentListing(await readListing(context.services, input.pasted, context)),
  }),
  restCall({
    method: 'get',
    path: '/viewed_listings',
    operationId: 'listViewedListings',
    summary: 'Recently viewed listings, latest first.',
    description: '`GET /listing` with its `url` tells all that is known of one.',
    origin: 'our own call',
    needsToken: true,
    data: many(
      some(ListingType, {
        model: 'ViewedListing',
        description: 'A viewed listing.',
        fields: ['id', 'url', 'title', 'price'],
        more: {
          image_url: {
            shape: nullable(sitePath('Path of its first picture; null without one.')),
            read: async ({ imageUrls: [first], title }, context) =>
              first === undefined ? null : (await imageOfPicture(context, first, title)).path,
          },
        },
      }),
      'At most 24.',
      MAX_VIEWED,
    ),
    run: async ({ context, viewer }) =>
      (await viewedListings(context.services, viewer)).map(presentListing),
  }),
];
