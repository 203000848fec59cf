import { defineModule } from '../../platform/module';
import { countryEndpoints } from './countries/country.rest';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import {
  CountryResolver,
  FeeLineResolver,
  PostalAddressResolver,
  ShippingRangeResolver,
} from './delivery.resolver';
import { shippingRangeEndpoints } from './quotes/shipping-range.rest';

export const delivery = defineModule({
  name: 'delivery',
  entities: [DeliveryLine, DeliveryPrice],
  resolvers: [CountryResolver, ShippingRangeResolver, FeeLineResolver, PostalAddressResolver],
  endpoints: { heading: 'Content', calls: [...countryEndpoints, ...shippingRangeEndpoints] },
});
