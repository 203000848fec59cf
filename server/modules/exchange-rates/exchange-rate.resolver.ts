import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { readExchangeRates } from './exchange-rate.queries';
import { ExchangeRatesType } from './exchange-rate.types';

@Resolver()
export class ExchangeRateResolver {
  @Query(() => ExchangeRatesType, {
    description: 'What the yuan is worth in other currencies, for showing amounts (HD-12).',
  })
  exchangeRates(@Ctx() { services, language }: RequestContext): Promise<ExchangeRatesType> {
    return readExchangeRates(services, language);
  }
}
