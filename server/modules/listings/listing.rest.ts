import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import { link, list, model, money, nullable, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { ListingArgs, ListingPreviewArgs } from './listing.inputs';
import { MAX_VIEWED } from './listing.policy';
import {
  listingShape,
  presentListingShape,
  presentViewedListing,
  viewedListingShape,
} from './listing.shape';
import { presentListing } from './present-listing';
import { fetchPathOf } from './pictures/picture-id';
import { previewListing } from './preview-listing';
import { readListing } from './read-listing';
import { viewedListings } from './viewed/viewed-listings.queries';

const url = 'https://shop.example.com/item?id=7';
const asked = queryForm(ListingPreviewArgs, { example: { url } });
const pasted = queryForm(ListingArgs, { example: { pasted: url } });
const refusals = [
  'LINK_REFUSED',
  'LINK_WITHOUT_ITEM',
  'LINK_NESTED_TOO_DEEP',
  'LINK_NOT_PUBLIC',
] as const;

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
    refusals,
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
  {
    method: 'get',
    path: '/listing_preview',
    operationId: 'previewListing',
    hasEffect: true,
    summary: 'What a pasted link leads to.',
    description:
      'Deprecated, until 2027-12-01: use `GET /listing`. What could not be read of its page is null.',
    isDeprecated: true,
    origin: 'our own call',
    needsToken: false,
    refusals,
    parameters: asked.parameters,
    data: model('ListingPreview', 'What is known of a pasted link.', {
      url: link('The link in the form in which we keep it.', url),
      shop: text('Host of the shop.', 'shop.example.com'),
      name: nullable(text('Name of the item.', 'Porcelain teapot')),
      unit_price: nullable(money('Price of one piece.', 1_250)),
      description: nullable(text('What the shop says about it.', 'With two cups')),
      image_url: nullable(text('Where its picture is served.', '/demo/teapot.webp')),
    }),
    async run(context, { query }) {
      const { url: pastedUrl } = await asked.read(query);
      const preview = await previewListing(context.services, pastedUrl, context);
      const { url, shop, name, description, unitPrice, imageUrl } = preview;
      const image_url = imageUrl && fetchPathOf(imageUrl);
      return { url, shop, name, unit_price: unitPrice, description, image_url };
    },
  },
];
