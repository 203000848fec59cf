import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { anonymousShopperTexts } from '../../i18n/review-texts';
import type { RequestContext } from '../../platform/request-context';
import { ReviewType } from './review.types';

@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  @FieldResolver(() => String, { description: 'Who wrote it; withheld when anonymous.' })
  authorName(@Root() review: ReviewType, @Ctx() { language }: RequestContext): string {
    return review.isAnonymous ? anonymousShopperTexts[language] : review.authorName;
  }
}
