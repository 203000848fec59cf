import { Arg, Ctx, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { deleteAccount } from './delete-account';
import { listObstacles } from './deletion-obstacles';
import { DeleteAccountInput, DeleteAccountPayload, DeletionCheck } from './privacy.types';

@Resolver()
export class PrivacyResolver {
  @AuthorizedQuery(() => DeletionCheck, {
    description: 'Whether your account could be deleted now.',
  })
  async deletionCheck(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DeletionCheck> {
    return { obstacles: await listObstacles(services, viewer) };
  }

  @AuthorizedMutation(() => DeleteAccountPayload, {
    description:
      'Deletes your account for ever, once no order, stored item, plan or package is open, no money is on its way and the balance is zero.',
  })
  async deleteAccount(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Your password.' }) { password }: DeleteAccountInput,
  ): Promise<DeleteAccountPayload> {
    await deleteAccount(context.services, viewer, password, context);
    return { isDeleted: true };
  }
}
