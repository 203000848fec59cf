import {
  choice,
  id,
  instant,
  link,
  list,
  model,
  money,
  nullable,
  sitePath,
  text,
} from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { sampleSourceTexts } from '../exchange-rates/public';
import {
  AvailabilityEnum,
  ListingFailureEnum,
  ListingFieldEnum,
  ListingSourceEnum,
} from './listing.enums';
import { MAX_PICTURES, MAX_VARIANTS } from './listing.policy';
import type { ListingPrice } from './listing-price';
import type { ListingType, ListingVariantType } from './listing.types';
import { nameOfSeller } from './name-shop';
import { imageOfPicture } from './pictures/listing-picture.loaders';
import { presentRestrictions, restrictionsShape } from './restricted/restriction.shape';

const price = model('ListingPrice', 'A price as a shop published it, and what it comes to.', {
  amount: text('As it was published.', '16.50'),
  currency: text('Its currency by ISO 4217.', 'USD'),
  in_yuan: nullable(money('What it comes to; null where we have no rate of it.', 11_744)),
  rate: nullable(text('Yuan for one unit of it; null where none is needed or known.', '7.1174')),
  rate_source: nullable(text('Who published the rate; null without one.', 'rates.example')),
  rate_as_of: nullable(instant('For when it was published; null without one.')),
});

const variant = model('ListingVariant', 'A form in which an item is sold.', {
  variant_id: text('Tells the variants of a listing apart.', 'tea-ivory'),
  options: list(
    'What it is; may be empty.',
    model('ListingOption', 'One thing in which variants differ.', {
      name: text('What it is called; may be empty.', 'Glaze'),
      value: text('What it is of this variant.', 'Ivory'),
    }),
  ),
  specification: text('The same in one text.', 'Glaze: Ivory'),
  price: nullable(price),
  availability: choice('Whether it can be had.', AvailabilityEnum, 'IN_STOCK'),
  image_url: nullable(sitePath('Path of its own picture; null without one.')),
});

/** A listing as the REST calls answer it. */
export const listingShape = model('Listing', 'An item in a shop, and what was read of its page.', {
  id: id('Public id, for `listing_id` of an item of the cart.'),
  url: link('Its link in the form in which we keep it.', 'https://shop.example.com/item?id=7'),
  shop: text('Host of the shop.', 'shop.example.com'),
  item_id: nullable(text("The shop's own id of it; null where we do not know the shop.", '7')),
  title: text('What it is called; may be empty.', 'Porcelain teapot'),
  description: text('What the shop says about it; may be empty.', 'With two cups'),
  shop_name: text('Who sells it: by its page, else the name of the shop; may be empty.', 'Kiln'),
  availability: choice('Whether it can be had.', AvailabilityEnum, 'IN_STOCK'),
  price: nullable(price),
  domestic_shipping: nullable(price),
  variants: list('The forms in which it is sold.', variant, MAX_VARIANTS),
  variant_id: nullable(text('The variant that the pasted link names.', 'tea-ivory')),
  image_urls: list(
    'Paths of its pictures on this site; each is fetched from the shop once.',
    sitePath('Path of a picture.'),
    MAX_PICTURES,
  ),
  sources: list(
    'Where each field was read.',
    model('ListingFieldSource', 'Where something of a listing was read.', {
      field: choice('What was read.', ListingFieldEnum, 'PRICE'),
      source: choice('In which vocabulary.', ListingSourceEnum, 'JSON_LD'),
    }),
  ),
  restrictions: restrictionsShape,
  failure: nullable(
    choice('Why its page could not be read; null where it could.', ListingFailureEnum, 'TOO_SLOW'),
  ),
  read_at: nullable(instant('When what stands here was read.')),
});

/** Shows a listing. */
export async function presentListingShape(context: RequestContext, one: ListingType) {
  const { id, url, shop, title, description, variantId, availability, sources, failure } = one;
  const pathOf = pathFinder(context);
  return {
    ...{ id, url, shop, title, description, availability, sources, failure },
    ...{
      item_id: one.itemId,
      shop_name: nameOfSeller(one, context.language) ?? '',
      variant_id: variantId,
    },
    price: presentPrice(context, one.price),
    domestic_shipping: presentPrice(context, one.domesticShipping),
    variants: await Promise.all(one.variants.map((each) => presentVariant(context, each))),
    image_urls: await Promise.all(one.imageUrls.map(pathOf)),
    restrictions: await presentRestrictions(context, { name: title, description }),
    read_at: one.readAt,
  };
}

async function presentVariant(context: RequestContext, one: ListingVariantType) {
  const { variantId: variant_id, options, specification, availability, imageUrl } = one;
  const image_url = imageUrl && (await pathFinder(context)(imageUrl));
  const price = presentPrice(context, one.price);
  return { variant_id, options, specification, availability, price, image_url };
}

function presentPrice({ language }: RequestContext, price: ListingPrice | null) {
  if (!price) return null;
  const { amount, currency, inYuan: in_yuan, rate, rateSource, rateAsOf } = price;
  const rate_source = rate && (rateSource ?? sampleSourceTexts[language]);
  return { amount, currency, in_yuan, rate, rate_source, rate_as_of: rateAsOf };
}

const pathFinder = (context: RequestContext) => async (url: string) =>
  (await imageOfPicture(context, url, '')).path;

/** A listing among those that were looked at. */
export const viewedListingShape = model('ViewedListing', 'A listing that was looked at.', {
  id: id('Public id of the listing.'),
  url: link('Its link in the form in which we keep it.', 'https://shop.example.com/item?id=7'),
  title: text('What it is called.', 'Porcelain teapot'),
  price: nullable(price),
  image_url: nullable(sitePath('Path of its first picture; null without one.')),
});

/** Shows a listing among those that were looked at. */
export async function presentViewedListing(context: RequestContext, one: ListingType) {
  const { id, url, title, imageUrls } = one;
  const image_url = imageUrls[0] ? await pathFinder(context)(imageUrls[0]) : null;
  return { id, url, title, price: presentPrice(context, one.price), image_url };
}
