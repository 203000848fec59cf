import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { inPath, type Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { flag, list, model, nothing, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { continentOf, countryName } from '../delivery/public';
import type { Address } from './address.entity';
import { AddressInput } from './address.inputs';
import { listAddresses } from './address.queries';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';

const addressForm = inputForm(AddressInput, 'The filled-in form.', {
  defaults: { province: '' },
  example: {
    ...{ label: 'Home', first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
    ...{ phone: '+49 30 1234567', country_code: 'DE', city: 'Berlin', province: 'Berlin' },
    ...{ detail: 'Unter den Linden 1', postcode: '10117' },
  },
});
const address = model('Address', 'An entry of the address book.', {
  id: text('Public id of the address.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  label: text('Name of the address card.', 'Home'),
  first_name: text('First name of the consignee.', 'Ada'),
  last_name: text('Last name of the consignee.', 'Byron'),
  email: text('Email address of the consignee.', 'ada@example.com'),
  phone: text('Phone number of the consignee.', '+49 30 1234567'),
  country_code: text('ISO 3166 code of the country.', 'DE'),
  country: text('Name of the country.', 'Germany'),
  continent: text('Name of the continent.', 'Europe'),
  province: text('Province or state; may be empty.', 'Berlin'),
  city: text('City.', 'Berlin'),
  detail: text('Street, house number and whatever leads to the door.', 'Unter den Linden 1'),
  postcode: text('Postcode.', '10117'),
  is_default: flag('Whether it is chosen unless the shopper says otherwise.', false),
});

function present(one: Address, language: Language) {
  const { id, label, email, phone, countryCode, province, city, detail, postcode } = one;
  return {
    ...{ id, label, first_name: one.firstName, last_name: one.lastName, email, phone },
    ...{ country_code: countryCode, city, detail, postcode, province, is_default: one.isDefault },
    country: countryName(countryCode, language),
    continent: continentOf(countryCode, language),
  };
}

/** Our own calls about the address book (API-20). */
export const addressEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/addresses',
    summary: 'The address book, the default first.',
    origin: 'our own call',
    needsToken: true,
    data: list('At most 20.', address),
    async run(context) {
      const addresses = await listAddresses(context.services, requireViewer(context));
      return addresses.map((one) => present(one, context.language));
    },
  },
  {
    method: 'post',
    path: '/addresses',
    summary: 'Adds an address; the first is the default.',
    origin: 'our own call',
    needsToken: true,
    ...addressForm.sent,
    data: address,
    async run(context, { body }) {
      const input = await addressForm.read(body);
      const viewer = requireViewer(context);
      const id = await createAddress(context.services, viewer, input);
      const added = (await listAddresses(context.services, viewer)).find((one) => one.id === id);
      if (!added) throw new DomainError('NOT_FOUND'); // deleted meanwhile, by another client
      return present(added, context.language);
    },
  },
  {
    method: 'delete',
    path: '/addresses/{id}',
    summary: 'Deletes an address but the default.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', text('Id of an address.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'))],
    data: nothing,
    async run(context, { params }) {
      await deleteAddress(context.services, requireViewer(context), params['id'] ?? '');
      return null;
    },
  },
];
