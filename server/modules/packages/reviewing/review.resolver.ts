import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { anonymousShopperTexts } from '../../../i18n/review-texts';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { PackagePayload, PackageType, presentChangedPackage } from '../public';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';
import { reviewByPackage } from '../../reviews/review.loaders';
import { ReviewType } from '../../reviews/review.types';

@Resolver(() => ReviewType)
export class ReviewResolver {
  @FieldResolver(() => String, { description: 'Who wrote it; withheld when anonymous.' })
  authorName(@Root() review: ReviewType, @Ctx() { language }: RequestContext): string {
    return review.isAnonymous ? anonymousShopperTexts[language] : review.authorName;
  }

  @Authorized()
  @Mutation(() => PackagePayload, { description: 'Reviews a completed package, once.' })
  async reviewPackage(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The review.' }) input: ReviewPackageInput,
  ): Promise<PackagePayload> {
    await reviewPackage(context.services, requireViewer(context), input);
    return presentChangedPackage(context, input.packageId);
  }
}

@Resolver(() => PackageType)
export class PackageReviewResolver {
  @FieldResolver(() => ReviewType, { nullable: true, description: 'Your review, once written.' })
  review(
    @Root() { id }: PackageType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ReviewType | null> {
    return loaders.get(reviewByPackage).load(id);
  }
}
