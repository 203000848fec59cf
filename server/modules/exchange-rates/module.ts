import { minutes } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { ExchangeRateResolver } from './exchange-rate.resolver';
import { exchangeRateEndpoints } from './exchange-rate.rest';
import { StoredRates } from './stored-rates.entity';
import { refreshExchangeRates } from './refresh-exchange-rates';

export const exchangeRates = defineModule({
  name: 'exchange-rates',
  entities: [StoredRates],
  jobs: [{ name: 'refresh-exchange-rates', every: minutes(1), run: refreshExchangeRates }],
  resolvers: [ExchangeRateResolver],
  endpoints: { heading: 'Content', calls: exchangeRateEndpoints },
});
