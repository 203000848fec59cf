import { Args, ArgsType, Ctx, Field, ObjectType, Resolver } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { TextField } from '../../platform/graphql/input-fields';
import type { RequestContext } from '../../platform/request-context';
import { deleteAccount } from './delete-account';
import { listObstacles, type DeletionObstacle } from './deletion-obstacles';

const DeletionObstacleEnum = graphqlEnum<DeletionObstacle>(
  'DeletionObstacle',
  'What keeps an account from being deleted.',
  {
    ORDER: 'An order that is unpaid, being bought or being refunded.',
    WAREHOUSE: 'An item in the warehouse, or an unpaid packing plan.',
    PACKAGE: 'A package that has not arrived.',
    BALANCE: 'Money on the balance.',
  },
);

@ArgsType()
class DeleteAccountArgs {
  @TextField('Password of the account.', { min: 1, max: 200 })
  password!: string;
}

@ObjectType({ description: 'Whether an account could be deleted.' })
class DeletionCheck {
  @Field(() => [DeletionObstacleEnum], { description: 'What is in the way; empty: nothing.' })
  obstacles!: DeletionObstacle[];
}

@ObjectType({ description: 'The answer to deleting the account.' })
class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'True: you are a guest now.' })
  isDeleted!: boolean;
}

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
      'Deletes your account for ever, once no order, stored item, plan or package is open and the balance is zero.',
  })
  async deleteAccount(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args(() => DeleteAccountArgs) { password }: DeleteAccountArgs,
  ): Promise<DeleteAccountPayload> {
    await deleteAccount(context.services, viewer, password, context);
    return { isDeleted: true };
  }
}
