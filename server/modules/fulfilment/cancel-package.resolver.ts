import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { PackagePayload, presentChangedPackage } from '../packages/public';
import { cancelPackage } from './cancel-package';

@Resolver()
export class CancelPackageResolver {
  @Authorized()
  @Mutation(() => PackagePayload, {
    description: 'Cancels a package before it is shipped; the fee returns to the balance.',
  })
  async cancelPackage(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the package.' }) id: string,
  ): Promise<PackagePayload> {
    await cancelPackage(context.services, requireViewer(context), id);
    return presentChangedPackage(context, id);
  }
}
