import { defineModule } from '../../platform/module';
import { Address } from './address.entity';
import { AddressResolver } from './address.resolver';
import { addressEndpoints } from './address.rest';
import { addressData } from './shopper-data';

export const addresses = defineModule({
  name: 'addresses',
  entities: [Address],
  resolvers: [AddressResolver],
  endpoints: { Shop: addressEndpoints },
  personalData: [addressData],
});
