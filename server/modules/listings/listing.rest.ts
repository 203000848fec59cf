import type { Endpoint } from '../../platform/http/endpoint';
import { queryForm } from '../../platform/http/query-form';
import { link, model, money, nullable, text } from '../../platform/http/shape';
import { ListingPreviewArgs } from './listing.inputs';
import { previewListing } from './preview-listing';

const url = 'https://shop.example.com/item?id=7';
const asked = queryForm(ListingPreviewArgs, { example: { url } });

/** Our own call about what a pasted link leads to (API-20). */
export const listingEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/listing_preview',
    operationId: 'previewListing',
    summary: 'What a pasted link leads to.',
    description: 'What could not be read of its page is null: the shopper fills it in by hand.',
    origin: 'our own call',
    needsToken: false,
    refusals: ['LINK_REFUSED'],
    parameters: asked.parameters,
    data: model('ListingPreview', 'What is known of a pasted link.', {
      url: link('The link in the form in which we keep it.', url),
      shop: text('Host of the shop.', 'shop.example.com'),
      name: nullable(text('Name of the item.', 'Porcelain teapot')),
      unit_price: nullable(money('Price of one piece.', 1_250)),
      description: nullable(text('What the shop says about it.', 'With two cups')),
      image_url: nullable(text('Where its picture is served.', '/demo/teapot.webp')),
    }),
    async run({ services }, { query }) {
      const { url: pasted } = await asked.read(query);
      const { url, shop, name, description, ...page } = await previewListing(services, pasted);
      return {
        ...{ url, shop, name, unit_price: page.unitPrice, description },
        image_url: page.imageUrl,
      };
    },
  },
];
