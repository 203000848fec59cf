import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { avatarByUser } from '../accounts/public';
import { deliveryLineById, nameOfLine } from '../delivery/public';
import { imageAt, imageOfUpload, ImageType } from '../uploads/public';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { PublicReviewType, RecentReviewsArgs } from './public-review.types';
import { publicCosts, publicImageOf, publicNameOfAuthor, recentReviews } from './recent-reviews';

@Resolver(() => PublicReviewType)
export class PublicReviewResolver {
  @PublicQuery(() => [PublicReviewType], { description: 'The newest reviews, for everybody.' })
  recentReviews(
    @Ctx() { services }: RequestContext,
    @Args() asked: RecentReviewsArgs,
  ): Promise<PublicReviewType[]> {
    return recentReviews(services, asked);
  }

  @FieldResolver(() => String, {
    description: 'The first letter of a name; withheld when anonymous.',
  })
  authorName(@Root() review: PublicReviewType, @Ctx() { language }: RequestContext): string {
    return publicNameOfAuthor(review, language);
  }

  @FieldResolver(() => MoneyScalar, { nullable: true })
  estimatedCost(@Root() review: PublicReviewType): Money | null {
    return publicCosts(review).estimatedCost;
  }

  @FieldResolver(() => MoneyScalar, { nullable: true })
  actualCost(@Root() review: PublicReviewType): Money | null {
    return publicCosts(review).actualCost;
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'The picture of the author; null without one, and when anonymous.',
  })
  async authorAvatar(
    @Root() review: PublicReviewType,
    @Ctx() { loaders, language }: RequestContext,
  ): Promise<ImageType | null> {
    if (review.isAnonymous) return null;
    const path = await loaders.get(avatarByUser).load(review.userId);
    return path === null ? null : imageAt(path, publicNameOfAuthor(review, language));
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'Picture of the contents; null if none or awaiting moderation.',
  })
  image(
    @Root() review: PublicReviewType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType | null> {
    return imageOfUpload(context, publicImageOf(review), review.content.slice(0, 80));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its delivery line, in the request's language.",
  })
  async deliveryLineName(
    @Root() { deliveryLineId }: PublicReviewType,
    @Ctx() { loaders, language }: RequestContext,
  ): Promise<string | null> {
    const line = deliveryLineId && (await loaders.get(deliveryLineById).load(deliveryLineId));
    return line ? nameOfLine(line)[language] : null;
  }
}
