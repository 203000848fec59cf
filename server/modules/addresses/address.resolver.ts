import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { DomainError } from '../../kernel/errors';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { continentOf } from '../delivery/public';
import {
  CreateAddressInput,
  DeleteAddressInput,
  SetDefaultAddressInput,
  UpdateAddressInput,
} from './address.inputs';
import { addressActionsOf, type AddressAction } from './address.policy';
import { listAddresses } from './address.queries';
import {
  AddressActionEnum,
  AddressType,
  CreateAddressPayload,
  DeleteAddressPayload,
  SetDefaultAddressPayload,
  UpdateAddressPayload,
  type ChangedAddress,
} from './address.types';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';
import { setDefaultAddress } from './set-default-address';
import { updateAddress } from './update-address';

@Resolver(() => AddressType)
export class AddressResolver {
  @AuthorizedQuery(() => [AddressType], { description: 'The address book, the default first.' })
  addresses(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AddressType[]> {
    return listAddresses(services, viewer);
  }

  @FieldResolver(() => String, { description: 'Name of the continent in your language.' })
  continent(@Root() { countryCode }: AddressType, @Ctx() { language }: RequestContext): string {
    return continentOf(countryCode, language);
  }

  @FieldResolver(() => [AddressActionEnum], { description: 'What you may do with it now.' })
  availableActions(@Root() address: AddressType): AddressAction[] {
    return addressActionsOf(address);
  }

  @AuthorizedMutation(() => CreateAddressPayload, {
    description: 'Adds an address; the first is the default.',
  })
  async createAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The filled-in form.' }) input: CreateAddressInput,
  ): Promise<CreateAddressPayload> {
    const id = await createAddress(services, viewer, input);
    return present(services, viewer, id);
  }

  @AuthorizedMutation(() => UpdateAddressPayload, { description: 'Changes an address.' })
  async updateAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'All of its fields.' }) input: UpdateAddressInput,
  ): Promise<UpdateAddressPayload> {
    await updateAddress(services, viewer, input);
    return present(services, viewer, input.addressId);
  }

  @AuthorizedMutation(() => SetDefaultAddressPayload, {
    description: 'Makes an address the default.',
  })
  async setDefaultAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which address.' }) { addressId }: SetDefaultAddressInput,
  ): Promise<SetDefaultAddressPayload> {
    await setDefaultAddress(services, viewer, addressId);
    return present(services, viewer, addressId);
  }

  @AuthorizedMutation(() => DeleteAddressPayload, {
    description: 'Deletes an address other than the default.',
  })
  async deleteAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which address.' }) { addressId }: DeleteAddressInput,
  ): Promise<DeleteAddressPayload> {
    await deleteAddress(services, viewer, addressId);
    return { deletedId: addressId, addresses: await listAddresses(services, viewer) };
  }
}

/** Returns the address book after a change, and the changed address. */
async function present(services: Services, viewer: Viewer, id: string): Promise<ChangedAddress> {
  const addresses = await listAddresses(services, viewer);
  const address = addresses.find((one) => one.id === id);
  if (!address) throw new DomainError('NOT_FOUND'); // deleted meanwhile, from another window
  return { address, addresses };
}
