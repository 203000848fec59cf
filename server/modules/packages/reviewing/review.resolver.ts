import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { reviewByPackage, ReviewType } from '../../reviews/public';
import { PackagePayload, PackageType } from '../package.types';
import { presentChangedPackage } from '../present-package';
import { reviewPackage } from './review-package';
import { ReviewPackageInput } from './review.inputs';

@Resolver()
export class ReviewResolver {
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
