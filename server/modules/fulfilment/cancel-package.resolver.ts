import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { PackagePayload, presentChangedPackage } from '../packages/public';
import { cancelPackage } from './cancel-package';

@Resolver()
export class CancelPackageResolver {
  @AuthorizedMutation(() => PackagePayload, {
    description: 'Cancels a package before it is shipped; the fee returns to the balance.',
  })
  async cancelPackage(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the package.' }) id: string,
  ): Promise<PackagePayload> {
    await cancelPackage(services, viewer, id);
    return presentChangedPackage(services, viewer, id);
  }
}
