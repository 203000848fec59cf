import type { Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import { parseListingLink, type ListingLink } from './listing-link';

/** What is known of a pasted link; null where its page could not be read. */
export interface ListingPreview extends ListingLink {
  readonly name: string | null;
  readonly unitPrice: Money | null;
  readonly description: string | null;
  readonly imageUrl: string | null;
}

/** Reads what a pasted link leads to. @throws DomainError LINK_REFUSED */
export async function previewListing(
  { itemPages }: Services,
  pasted: string,
): Promise<ListingPreview> {
  const link = parseListingLink(pasted);
  const page = await itemPages.read(new URL(link.url));
  return {
    ...link,
    name: page?.name ?? null,
    unitPrice: page?.unitPrice ?? null,
    description: page?.description ?? null,
    imageUrl: page?.imageUrl ?? null,
  };
}
