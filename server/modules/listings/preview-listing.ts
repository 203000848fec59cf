import type { Services } from '../../platform/services';
import type { ListingPreviewType } from './listing-preview.types';
import { presentListing } from './present-listing';
import { readListing, type Asker } from './read-listing';

/**
 * What was told of a pasted link before there were listings; null where its page could not be read.
 * @throws DomainError as readListing does
 */
export async function previewListing(
  services: Services,
  pasted: string,
  asker: Asker,
): Promise<ListingPreviewType> {
  const listing = await readListing(services, pasted, asker);
  const { url, shop, title, description, price, imageUrls } = presentListing(listing);
  return {
    ...{ url, shop },
    name: title || null,
    unitPrice: price?.inYuan ?? null,
    description: listing.published && description,
    imageUrl: imageUrls[0] ?? null,
  };
}
