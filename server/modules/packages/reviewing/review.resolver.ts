import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { reviewByPackage, ReviewType } from '../../reviews/public';
import { PackagePayload, PackageType } from '../package.types';
import { presentChangedPackage } from '../present-package';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';

@Resolver()
export class ReviewResolver {
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
