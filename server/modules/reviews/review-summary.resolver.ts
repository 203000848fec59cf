import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { deliveryLineById, nameOfLine } from '../delivery/public';
import { PublicQuery } from '../../platform/graphql/authorized';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { listReviewSummaries } from './review-summaries';
import { ReviewSummaryType } from './public-review.types';

@Resolver(() => ReviewSummaryType)
export class ReviewSummaryResolver {
  @PublicQuery(() => [ReviewSummaryType], {
    description: 'Review averages of each delivery line.',
    ...listOf(30),
  })
  reviewSummaries(@Ctx() { services }: RequestContext): Promise<ReviewSummaryType[]> {
    return listReviewSummaries(services);
  }

  @FieldResolver(() => String, { description: "Name of the line in the request's language." })
  async deliveryLineName(
    @Root() { deliveryLineId }: ReviewSummaryType,
    @Ctx() { loaders, language }: RequestContext,
  ): Promise<string> {
    const line = await loaders.get(deliveryLineById).load(deliveryLineId);
    return line ? nameOfLine(line)[language] : deliveryLineId;
  }
}
