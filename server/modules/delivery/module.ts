import { defineModule } from '../../platform/module';
import { countryEndpoints } from './countries/country.rest';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import {
  AddressSnapshotResolver,
  CountryResolver,
  FeeLineResolver,
  ShippingRangeResolver,
} from './delivery.resolver';
import { shippingRangeEndpoints } from './quotes/shipping-range.rest';

export const delivery = defineModule({
  name: 'delivery',
  entities: [DeliveryLine, DeliveryPrice],
  resolvers: [CountryResolver, ShippingRangeResolver, FeeLineResolver, AddressSnapshotResolver],
  endpoints: { heading: 'Content', calls: [...countryEndpoints, ...shippingRangeEndpoints] },
});
