import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import { DomainError } from '../../kernel/errors';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
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
  @AuthorizedQuery(() => [AddressType], { description: 'The address book, the default first.' })
  addresses(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AddressType[]> {
    return listAddresses(services, viewer);
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

  @AuthorizedMutation(() => AddressPayload, {
    description: 'Adds an address; the first is the default.',
  })
  async createAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The filled-in form.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    const id = await createAddress(services, viewer, input);
    return present(services, viewer, id);
  }

  @AuthorizedMutation(() => AddressPayload, { description: 'Changes an address.' })
  async updateAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
    @Arg('input', { description: 'All of its fields.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    await updateAddress(services, viewer, id, input);
    return present(services, viewer, id);
  }

  @AuthorizedMutation(() => AddressPayload, { description: 'Makes an address the default.' })
  async setDefaultAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
  ): Promise<AddressPayload> {
    await setDefaultAddress(services, viewer, id);
    return present(services, viewer, id);
  }

  @AuthorizedMutation(() => DeleteAddressPayload, {
    description: 'Deletes an address but the default.',
  })
  async deleteAddress(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: ANY_ADDRESS }) id: string,
  ): Promise<DeleteAddressPayload> {
    await deleteAddress(services, viewer, id);
    return { deletedId: id, addresses: await listAddresses(services, viewer) };
  }
}

/** The book as it is now, and the address in it that was written. */
async function present(services: Services, viewer: Viewer, id: string): Promise<AddressPayload> {
  const addresses = await listAddresses(services, viewer);
  const address = addresses.find((one) => one.id === id);
  if (!address) throw new DomainError('NOT_FOUND'); // deleted meanwhile, from another window
  return { address, addresses };
}
