import type { PublishedField } from '../../platform/item-page/reading';
import { hostOf, shownItemId, urlAt } from './find-item';
import type { Listing, ListingVariant } from './listing.entity';
import { listingFields } from './listing.enums';
import { convert, priceOf, specificationOf, type ListingPrice } from './listing-price';
import type { PastedListing } from './read-listing';
import type { ListingFieldSourceType, ListingType, ListingVariantType } from './listing.types';

/**
 * Presents a listing, the same for both APIs. If nothing was read, its title is the one in the pasted text.
 */
export function presentListing(
  listing: Listing & Partial<Pick<PastedListing, 'pasted'>>,
): ListingType {
  const { id, published, pasted, failure, readAt } = listing;
  const url = urlAt(listing, pasted?.variantId ?? null);
  const title = published?.title || pasted?.title || '';
  const description = published?.description ?? '';
  return {
    ...{ id, url, itemId: shownItemId(listing), failure, readAt, shop: hostOf(url) },
    ...{ title, description },
    shopName: published?.shopName ?? '',
    availability: published?.availability ?? 'UNKNOWN',
    price: priceOf(listing),
    domesticShipping: shippingOf(listing),
    variants: listing.variants.map((variant) => presentVariant(listing, variant)),
    variantId: pasted?.variantId ?? null,
    sources: sourcesOf(listing),
    imageUrls: published?.imageUrls ?? [],
  };
}

function shippingOf(listing: Listing): ListingPrice | null {
  const shipping = listing.published?.shipping;
  return shipping ? convert(listing, shipping) : null;
}

function presentVariant(listing: Listing, variant: ListingVariant): ListingVariantType {
  const { id: variantId, options, availability, imageUrl } = variant;
  const price = priceOf(listing, variant);
  const specification = specificationOf(variant);
  return { variantId, options, specification, price, availability, imageUrl };
}

function sourcesOf({ published }: Listing): ListingFieldSourceType[] {
  const names = Object.keys(listingFields) as PublishedField[];
  return names.flatMap((name) => {
    const source = published?.sources[name];
    return source ? [{ field: listingFields[name], source }] : [];
  });
}
