import type { Viewer } from '../../kernel/viewer';
import { MAX_ADDRESSES } from '../../kernel/limits';
import { many, one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { nothing } from '../../platform/http/shape';
import type { Services } from '../../platform/services';
import { CreateAddressInput, UpdateAddressInput } from './address.inputs';
import { listAddresses } from './address.queries';
import { AddressType } from './address.types';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';
import { setDefaultAddress } from './set-default-address';
import { updateAddress } from './update-address';

wordOutput(AddressType, {
  examples: { label: 'Home', continent: 'Europe', is_default: false },
});

const wording = {
  defaults: { province: '' },
  example: {
    ...{ label: 'Home', first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
    ...{ phone: '+49 30 1234567', country_code: 'DE', city: 'Berlin', province: 'Berlin' },
    ...{ detail: 'Unter den Linden 1', postcode: '10117' },
  },
};
const newAddress = inputForm(CreateAddressInput, 'A new address.', wording);
const changedAddress = inputForm(UpdateAddressInput, 'All fields as they are to be.', {
  ...wording,
  inPath: 'addressId',
});
const address = one(AddressType);

/** Nothing where it was deleted meanwhile, by another client. */
async function findAgain(services: Services, viewer: Viewer, id: string) {
  return (await listAddresses(services, viewer)).find((one) => one.id === id);
}

/** Our own calls about the address book (API-20). */
export const addressEndpoints = [
  restCall({
    method: 'get',
    path: '/addresses',
    operationId: 'listAddresses',
    summary: 'The address book, the default first.',
    origin: 'our own call',
    needsToken: true,
    data: many(address, 'At most 20.', MAX_ADDRESSES),
    run: ({ context, viewer }) => listAddresses(context.services, viewer),
  }),
  restCall({
    method: 'post',
    path: '/addresses',
    operationId: 'createAddress',
    summary: 'Adds an address; the first is the default.',
    refusals: ['TOO_MANY_ADDRESSES'],
    origin: 'our own call',
    needsToken: true,
    takes: newAddress,
    data: address,
    run: async ({ context: { services }, viewer, input }) =>
      findAgain(services, viewer, await createAddress(services, viewer, input)),
  }),
  restCall({
    method: 'post',
    path: '/addresses/{id}',
    operationId: 'updateAddress',
    summary: 'Changes an address.',
    description: 'Replaces all fields. Orders and parcels keep their copy.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of an address.',
    takes: changedAddress,
    data: address,
    async run({ context: { services }, viewer, id, input }) {
      await updateAddress(services, viewer, input);
      return findAgain(services, viewer, id);
    },
  }),
  restCall({
    method: 'post',
    path: '/addresses/{id}/set_default',
    operationId: 'setDefaultAddress',
    summary: 'Makes an address the default.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of an address.',
    data: address,
    async run({ context: { services }, viewer, id }) {
      await setDefaultAddress(services, viewer, id);
      return findAgain(services, viewer, id);
    },
  }),
  restCall({
    method: 'delete',
    path: '/addresses/{id}',
    operationId: 'deleteAddress',
    summary: 'Deletes an address other than the default.',
    refusals: ['NOT_FOUND', 'DEFAULT_ADDRESS_NOT_DELETABLE'],
    origin: 'our own call',
    needsToken: true,
    id: 'Id of an address.',
    data: nothing,
    run: ({ context, viewer, id }) => deleteAddress(context.services, viewer, id),
  }),
];
