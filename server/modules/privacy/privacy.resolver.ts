import {
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { TextField } from '../../platform/graphql/input-fields';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { deleteAccount } from './delete-account';
import { deletionObstacles, listObstacles, type DeletionObstacle } from './deletion-obstacles';

const DeletionObstacleEnum = Object.fromEntries(deletionObstacles.map((kind) => [kind, kind]));
registerEnumType(DeletionObstacleEnum, {
  name: 'DeletionObstacle',
  description: 'What keeps an account from being deleted.',
  valuesConfig: {
    ORDER: { description: 'An order that is unpaid, being bought or being refunded.' },
    WAREHOUSE: { description: 'An item in the warehouse, or an unpaid packing plan.' },
    PACKAGE: { description: 'A package that has not arrived.' },
    BALANCE: { description: 'Money on the balance.' },
  },
});

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
  @Authorized()
  @Query(() => DeletionCheck, { description: 'Whether your account could be deleted now.' })
  async deletionCheck(@Ctx() context: RequestContext): Promise<DeletionCheck> {
    return { obstacles: await listObstacles(context.services, requireViewer(context)) };
  }

  @Authorized()
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes your account for ever, once no order, stored item, plan or package is open and the balance is zero.',
  })
  async deleteAccount(
    @Ctx() context: RequestContext,
    @Args(() => DeleteAccountArgs) { password }: DeleteAccountArgs,
  ): Promise<DeleteAccountPayload> {
    await deleteAccount(context.services, requireViewer(context), password, context);
    return { isDeleted: true };
  }
}
