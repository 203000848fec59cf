import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { MAX_ADDRESSES } from '../../kernel/limits';
import { idInPath, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { choice, email, flag, id, list, model, nothing, text } from '../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { cityLine, continentOf, countryName, fullName, postalWords } from '../delivery/public';
import type { Address } from './address.entity';
import { CreateAddressInput, UpdateAddressInput } from './address.inputs';
import { addressActionsOf } from './address.policy';
import { listAddresses } from './address.queries';
import { AddressActionEnum } from './address.types';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';
import { setDefaultAddress } from './set-default-address';
import { updateAddress } from './update-address';

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
  sentAs: { addressId: 'id' },
  given: ['addressId'],
});
const address = model('Address', 'An entry of the address book.', {
  id: id('Public id of the address.'),
  label: text('Name of the address card.', 'Home'),
  first_name: text('First name of the consignee.', 'Ada'),
  last_name: text('Last name of the consignee.', 'Byron'),
  full_name: text(postalWords.fullName, 'Ada Byron'),
  email: email('Email address of the consignee.', 'ada@example.com'),
  phone: text('Phone number of the consignee.', '+49 30 1234567'),
  country_code: text('ISO 3166 code of the country.', 'DE'),
  country: text('Name of the country.', 'Germany'),
  continent: text('Name of the continent.', 'Europe'),
  province: text('Province or state; may be empty.', 'Berlin'),
  city: text('City.', 'Berlin'),
  detail: text('Street, house number and whatever leads to the door.', 'Unter den Linden 1'),
  postcode: text('Postcode.', '10117'),
  city_line: text(postalWords.cityLine, '10117 Berlin'),
  is_default: flag('Whether it is chosen unless the shopper says otherwise.', false),
  available_actions: list(
    'What the shopper may do with it now.',
    choice('An action.', AddressActionEnum, 'EDIT'),
  ),
});

function present(one: Address, language: Language) {
  const { id, label, email, phone, countryCode, province, city, detail, postcode } = one;
  return {
    ...{ id, label, first_name: one.firstName, last_name: one.lastName, email, phone },
    ...{ country_code: countryCode, city, detail, postcode, province, is_default: one.isDefault },
    full_name: fullName(one),
    city_line: cityLine(one),
    country: countryName(countryCode, language),
    continent: continentOf(countryCode, language),
    available_actions: addressActionsOf(one),
  };
}

/** @throws DomainError NOT_FOUND where it was deleted meanwhile, by another client */
async function presentChanged(context: RequestContext, id: string) {
  const book = await listAddresses(context.services, requireViewer(context));
  const changed = book.find((one) => one.id === id);
  if (!changed) throw new DomainError('NOT_FOUND');
  return present(changed, context.language);
}

/** Our own calls about the address book (API-20). */
export const addressEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/addresses',
    operationId: 'listAddresses',
    summary: 'The address book, the default first.',
    origin: 'our own call',
    needsToken: true,
    data: list('At most 20.', address, MAX_ADDRESSES),
    async run(context) {
      const addresses = await listAddresses(context.services, requireViewer(context));
      return addresses.map((one) => present(one, context.language));
    },
  },
  {
    method: 'post',
    path: '/addresses',
    operationId: 'createAddress',
    summary: 'Adds an address; the first is the default.',
    refusals: ['TOO_MANY_ADDRESSES'],
    origin: 'our own call',
    needsToken: true,
    ...newAddress.sent,
    data: address,
    async run(context, { body }) {
      const input = await newAddress.read(body);
      const id = await createAddress(context.services, requireViewer(context), input);
      return presentChanged(context, id);
    },
  },
  {
    method: 'post',
    path: '/addresses/{id}',
    operationId: 'updateAddress',
    summary: 'Changes an address.',
    description: 'All of its fields are sent. Orders and parcels keep the address they were given.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of an address.')],
    ...changedAddress.sent,
    data: address,
    async run(context, { params: { id = '' }, body }) {
      const input = await changedAddress.read(body, { addressId: id });
      await updateAddress(context.services, requireViewer(context), input);
      return presentChanged(context, id);
    },
  },
  {
    method: 'post',
    path: '/addresses/{id}/set_default',
    operationId: 'setDefaultAddress',
    summary: 'Makes an address the default.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of an address.')],
    data: address,
    async run(context, { params: { id = '' } }) {
      await setDefaultAddress(context.services, requireViewer(context), id);
      return presentChanged(context, id);
    },
  },
  {
    method: 'delete',
    path: '/addresses/{id}',
    operationId: 'deleteAddress',
    summary: 'Deletes an address but the default.',
    refusals: ['NOT_FOUND', 'DEFAULT_ADDRESS_NOT_DELETABLE'],
    origin: 'our own call',
    needsToken: true,
    parameters: [idInPath('Id of an address.')],
    data: nothing,
    async run(context, { params }) {
      await deleteAddress(context.services, requireViewer(context), params['id'] ?? '');
      return null;
    },
  },
];
