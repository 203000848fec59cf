import { Arg, Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { reviewByPackage, ReviewType } from '../../reviews/public';
import { ChangedPackage, PackageType } from '../package.types';
import { presentChangedPackage } from '../present-package';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';

@ObjectType({ description: 'The reviewed package.' })
class ReviewPackagePayload extends ChangedPackage {}

@Resolver()
export class ReviewResolver {
  @AuthorizedMutation(() => ReviewPackagePayload, {
    description: 'Reviews a completed package, once.',
  })
  async reviewPackage(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The review.' }) input: ReviewPackageInput,
  ): Promise<ReviewPackagePayload> {
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
