import { readCurrency, type Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import type { Endpoint } from '../../platform/http/endpoint';
import { readExchangeRates } from './exchange-rate.queries';

function currencyOf(value: unknown): Currency {
  const currency = readCurrency(value);
  if (!currency) throw new DomainError('UNKNOWN_CURRENCY');
  return currency;
}

/** The legacy exchange rates (API-18): one pair, or all of a currency where `to` is left out. */
export const exchangeRateEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/exchange_rate',
    summary: 'What one unit of a currency is worth in another, or in all where `to` is left out.',
    origin: 'our reading',
    needsToken: false,
    parameters: [
      {
        in: 'query',
        name: 'from',
        type: 'string',
        isRequired: false,
        description: 'ISO 4217 code of the currency to start from. CNY without it.',
      },
      {
        in: 'query',
        name: 'to',
        type: 'string',
        isRequired: false,
        description: 'ISO 4217 code of the currency wanted; all of them without it.',
      },
    ],
    example: {
      from: 'CNY',
      to: 'USD',
      rate: '0.1405',
      source: 'rates.example',
      as_of: '2026-11-20T00:00:00.000Z',
    },
    async run({ services, language }, { query }) {
      const { from = 'CNY', to } = query;
      const start = currencyOf(from);
      const wanted = to === undefined ? null : currencyOf(to);
      const { source, asOf, rates } = await readExchangeRates(services, language, start);
      const published = { source, as_of: asOf.toISOString() };
      if (!wanted) return { from: start, rates, ...published };
      const rate = rates.find(({ currency }) => currency === wanted)?.rate;
      return { from: start, to: wanted, rate, ...published };
    },
  },
];
