import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { DomainError } from '../../kernel/errors';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { continentOf, countryName } from '../delivery/public';
import { AddressInput } from './address.inputs';
import { addressActionsOf, type AddressAction } from './address.policy';
import { listAddresses } from './address.queries';
import {
  AddressActionEnum,
  AddressPayload,
  AddressType,
  DeleteAddressPayload,
} from './address.types';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';
import { setDefaultAddress } from './set-default-address';
import { updateAddress } from './update-address';

const ANY_ADDRESS = 'Id of one of your addresses.';

@Resolver(() => AddressType)
export class AddressResolver {
  @Authorized()
  @Query(() => [AddressType], { description: 'The address book, the default first.' })
  addresses(@Ctx() context: RequestContext): Promise<AddressType[]> {
    return listAddresses(context.services, requireViewer(context));
  }

  @FieldResolver(() => String, { description: 'Name of the country in your language.' })
  countryName(@Root() { countryCode }: AddressType, @Ctx() { language }: RequestContext): string {
    return countryName(countryCode, language);
  }

  @FieldResolver(() => String, { description: 'Name of the continent in your language.' })
  continent(@Root() { countryCode }: AddressType, @Ctx() { language }: RequestContext): string {
    return continentOf(countryCode, language);
  }

  @FieldResolver(() => [AddressActionEnum], { description: 'What you may do with it now.' })
  availableActions(@Root() address: AddressType): AddressAction[] {
    return addressActionsOf(address);
  }

  @Authorized()
  @Mutation(() => AddressPayload, { description: 'Adds an address; the first is the default.' })
  async createAddress(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The filled-in form.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    const id = await createAddress(context.services, requireViewer(context), input);
    return present(context, id);
  }

  @Authorized()
  @Mutation(() => AddressPayload, { description: 'Changes an address.' })
  async updateAddress(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
    @Arg('input', { description: 'All of its fields.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    await updateAddress(context.services, requireViewer(context), id, input);
    return present(context, id);
  }

  @Authorized()
  @Mutation(() => AddressPayload, { description: 'Makes an address the default.' })
  async setDefaultAddress(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
  ): Promise<AddressPayload> {
    await setDefaultAddress(context.services, requireViewer(context), id);
    return present(context, id);
  }

  @Authorized()
  @Mutation(() => DeleteAddressPayload, { description: 'Deletes an address but the default.' })
  async deleteAddress(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
  ): Promise<DeleteAddressPayload> {
    const viewer = requireViewer(context);
    await deleteAddress(context.services, viewer, id);
    return { deletedId: id, addresses: await listAddresses(context.services, viewer) };
  }
}

/** The book as it is now, and the address in it that was written. */
async function present(context: RequestContext, id: string): Promise<AddressPayload> {
  const addresses = await listAddresses(context.services, requireViewer(context));
  const address = addresses.find((one) => one.id === id);
  if (!address) throw new DomainError('NOT_FOUND'); // deleted meanwhile, from another window
  return { address, addresses };
}
