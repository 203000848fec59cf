import { Arg, Ctx, InputType, ObjectType, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../platform/graphql/authorized';
import { IdField } from '../../platform/graphql/input-fields';
import type { RequestContext } from '../../platform/request-context';
import { ChangedPackage, presentChangedPackage } from '../packages/public';
import { cancelPackage } from './cancel-package';

@InputType({ description: 'A package to cancel.' })
class CancelPackageInput {
  @IdField('Id of one of your packages that is not shipped yet.')
  packageId!: string;
}

@ObjectType({ description: 'The cancelled package.' })
class CancelPackagePayload extends ChangedPackage {}

@Resolver()
export class CancelPackageResolver {
  @AuthorizedMutation(() => CancelPackagePayload, {
    description: 'Cancels a package before it is shipped; the fee returns to the balance.',
  })
  async cancelPackage(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which package.' }) { packageId }: CancelPackageInput,
  ): Promise<CancelPackagePayload> {
    await cancelPackage(services, viewer, packageId);
    return presentChangedPackage(services, viewer, packageId);
  }
}
