import { minutes } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { ExchangeRateResolver } from './exchange-rate.resolver';
import { exchangeRateEndpoints } from './exchange-rate.rest';
import { KeptRates } from './kept-rates.entity';
import { refreshExchangeRates } from './refresh-exchange-rates';

export const exchangeRates = defineModule({
  name: 'exchange-rates',
  entities: [KeptRates],
  jobs: [{ name: 'refresh-exchange-rates', every: minutes(1), run: refreshExchangeRates }],
  resolvers: [ExchangeRateResolver],
  endpoints: { heading: 'Content', calls: exchangeRateEndpoints },
});
