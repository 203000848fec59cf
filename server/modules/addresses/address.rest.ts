import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { inPath, readInput, type Endpoint } from '../../platform/http/endpoint';
import { flag, form, list, nothing, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { continentOf, countryName } from '../delivery/public';
import type { Address } from './address.entity';
import { AddressInput } from './address.inputs';
import { listAddresses } from './address.queries';
import { createAddress } from './create-address';
import { deleteAddress } from './delete-address';

const required = {
  label: text('Name of the address card.', 'Home'),
  first_name: text('First name of the consignee.', 'Ada'),
  last_name: text('Last name of the consignee.', 'Byron'),
  email: text('Email address of the consignee.', 'ada@example.com'),
  phone: text('Phone number of the consignee.', '+49 30 1234567'),
  country_code: text('ISO 3166 code of a served country.', 'DE'),
  city: text('City.', 'Berlin'),
  detail: text('Street, house number and whatever leads to the door.', 'Unter den Linden 1'),
  postcode: text('Postcode.', '10117'),
};
const optional = {
  province: text('Province or state; may be empty.', 'Berlin'),
  is_default: flag('Whether it is chosen unless the shopper says otherwise.', false),
};
const address = form('An entry of the address book.', {
  id: text('Public id of the address.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  ...required,
  ...optional,
  country: text('Name of the country.', 'Germany'),
  continent: text('Name of the continent.', 'Europe'),
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
    body: form('The filled-in form.', required, optional),
    data: address,
    async run(context, { body }) {
      const { label, email, phone, city, detail, postcode } = body;
      const input = await readInput(AddressInput, {
        ...{ label, email, phone, city, detail, postcode },
        ...{ firstName: body['first_name'], lastName: body['last_name'] },
        ...{ countryCode: body['country_code'], province: body['province'] ?? '' },
        isDefault: body['is_default'] ?? false,
      });
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
