import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { imageAt, ImageType } from '../uploads/public';
import { ListingPreviewType } from './listing.types';
import { previewListing } from './preview-listing';

@Resolver(() => ListingPreviewType)
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

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'The picture that the shop shows; null where there is none.',
  })
  image(@Root() { imageUrl, name }: ListingPreviewType): ImageType | null {
    return imageUrl === null ? null : imageAt(imageUrl, name ?? '');
  }
}
