import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../platform/graphql/authorized';
import { anonymousShopperTexts } from '../../i18n/review-texts';
import type { RequestContext } from '../../platform/request-context';
import { PackagePayload, PackageType, presentChangedPackage } from '../packages/public';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';
import { reviewByPackage } from './review.loaders';
import { ReviewType } from './review.types';

@Resolver(() => ReviewType)
export class ReviewResolver {
  @FieldResolver(() => String, { description: 'Who wrote it; withheld when anonymous.' })
  authorName(@Root() review: ReviewType, @Ctx() { language }: RequestContext): string {
    return review.isAnonymous ? anonymousShopperTexts[language] : review.authorName;
  }

  @AuthorizedMutation(() => PackagePayload, { description: 'Reviews a completed package, once.' })
  async reviewPackage(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The review.' }) input: ReviewPackageInput,
  ): Promise<PackagePayload> {
    await reviewPackage(services, viewer, input);
    return presentChangedPackage(services, viewer, input.packageId);
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
