import { Ctx, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { readExchangeRates } from './exchange-rate.queries';
import { ExchangeRatesType } from './exchange-rate.types';

@Resolver()
export class ExchangeRateResolver {
  @PublicQuery(() => ExchangeRatesType, {
    description: 'What the yuan is worth in other currencies, for showing amounts.',
  })
  exchangeRates(@Ctx() { services, language }: RequestContext): Promise<ExchangeRatesType> {
    return readExchangeRates(services, language);
  }
}
