import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { PublicReviewType, RecentReviewsArgs } from './public-review.types';
import { publicNameOfAuthor, recentReviews } from './recent-reviews';

@Resolver(() => PublicReviewType)
export class PublicReviewResolver {
  @PublicQuery(() => [PublicReviewType], { description: 'The newest reviews, for everybody.' })
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
    return publicNameOfAuthor(review, language);
  }
}
