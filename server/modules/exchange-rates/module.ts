import { defineModule } from '../../platform/module';
import { ExchangeRateResolver } from './exchange-rate.resolver';
import { exchangeRateEndpoints } from './exchange-rate.rest';

export const exchangeRates = defineModule({
  name: 'exchange-rates',
  resolvers: [ExchangeRateResolver],
  endpoints: { heading: 'Content', calls: exchangeRateEndpoints },
});
