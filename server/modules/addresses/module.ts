import { defineModule } from '../../platform/module';
import { Address } from './address.entity';
import { AddressResolver } from './address.resolver';
import { addressEndpoints } from './address.rest';
import { addressData } from './shopper-data';

export const addresses = defineModule({
  name: 'addresses',
  entities: [Address],
  nodes: [{ type: 'Address', entity: Address }],
  resolvers: [AddressResolver],
  endpoints: {
    heading: 'Addresses',
    about: 'The address book, of at most 20 addresses.',
    calls: addressEndpoints,
  },
  personalData: [addressData],
});
