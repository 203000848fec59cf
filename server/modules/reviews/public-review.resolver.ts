import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { anonymousShopperTexts } from '../../i18n/review-texts';
import type { RequestContext } from '../../platform/request-context';
import { PublicReviewType, RecentReviewsArgs } from './public-review.types';
import { maskedName, recentReviews } from './recent-reviews';

@Resolver(() => PublicReviewType)
export class PublicReviewResolver {
  @Query(() => [PublicReviewType], { description: 'The newest reviews, for everybody.' })
  recentReviews(
    @Ctx() { services }: RequestContext,
    @Args() { limit }: RecentReviewsArgs,
  ): Promise<PublicReviewType[]> {
    return recentReviews(services, limit);
  }

  @FieldResolver(() => String, {
    description: 'The first letter of a name; withheld when anonymous.',
  })
  authorName(@Root() review: PublicReviewType, @Ctx() { language }: RequestContext): string {
    return review.isAnonymous ? anonymousShopperTexts[language] : maskedName(review.authorName);
  }
}
