import { accountEndpoints } from '../../modules/accounts/account.rest';
import { articleEndpoints } from '../../modules/articles/article.rest';
import { countryEndpoints } from '../../modules/delivery/country.rest';
import { exchangeRateEndpoints } from '../../modules/exchange-rates/exchange-rate.rest';
import { siteEndpoints } from '../../modules/site/site.rest';

/** Every call of the legacy REST paths. */
export const endpoints = [
  ...accountEndpoints,
  ...countryEndpoints,
  ...articleEndpoints,
  ...siteEndpoints,
  ...exchangeRateEndpoints,
];
