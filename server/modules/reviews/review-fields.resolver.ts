import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { imageOfUpload, ImageType } from '../uploads/public';
import { anonymousShopperTexts } from './review.texts';
import { ReviewType } from './review.types';

@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  @FieldResolver(() => String, { description: 'Who wrote it; withheld when anonymous.' })
  authorName(@Root() review: ReviewType, @Ctx() { language }: RequestContext): string {
    return review.isAnonymous ? anonymousShopperTexts[language] : review.authorName;
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'Your picture; null without one.',
  })
  image(
    @Root() { imageId, content }: ReviewType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType | null> {
    return imageOfUpload(context, imageId, content.slice(0, 80));
  }
}
