import { Arg, Ctx, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { ListingPreviewType } from './listing.types';
import { previewListing } from './preview-listing';

@Resolver()
export class ListingResolver {
  @PublicQuery(() => ListingPreviewType, {
    description: 'What a pasted link leads to; guests may ask as well.',
  })
  listingPreview(
    @Ctx() context: RequestContext,
    @Arg('url', () => String, { description: 'The link as it was pasted.' }) url: string,
  ): Promise<ListingPreviewType> {
    return previewListing(context.services, url);
  }
}
