import {
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { TextField } from '../../platform/graphql/input-fields';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { deleteAccount } from './delete-account';

@ArgsType()
class DeleteAccountArgs {
  @TextField('Password of the account.', { min: 1, max: 200 })
  password!: string;
}

@ObjectType({ description: 'The answer to deleting the account.' })
class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'True: you are a guest now.' })
  isDeleted!: boolean;
}

@Resolver()
export class PrivacyResolver {
  @Authorized()
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes your account for ever, once no order, stored item, plan or package is open and the balance is zero.',
  })
  async deleteAccount(
    @Ctx() context: RequestContext,
    @Args(() => DeleteAccountArgs) { password }: DeleteAccountArgs,
  ): Promise<DeleteAccountPayload> {
    const { services, language } = context;
    await deleteAccount(services, requireViewer(context), { password, language });
    return { isDeleted: true };
  }
}
