import { currencies, readCurrency, type Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import { inQuery } from '../../platform/http/endpoint';
import { restCall } from '../../platform/http/rest-call';
import { choice, flag, instant, list, model, nullable, text } from '../../platform/http/shape';
import { CurrencyEnum } from './exchange-rate.types';
import { readExchangeRates } from './exchange-rate.queries';

function currencyOf(value: unknown): Currency {
  const currency = readCurrency(value);
  if (!currency) throw new DomainError('UNKNOWN_CURRENCY');
  return currency;
}

const rate = text('What one unit is worth, as a decimal number.', '0.1405');
const sample = {
  ...{ source: 'rates.example', as_of: '2026-11-20T00:00:00.000Z', is_stale: false },
  notice: null,
};

const currency = choice('ISO 4217 code.', CurrencyEnum, 'USD');
const rates = model(
  'ExchangeRates',
  'One pair, or all.',
  {
    from: choice('The currency whose one unit is meant.', CurrencyEnum, 'CNY'),
    source: text('Who published the rate.', sample.source),
    as_of: instant('When it was published.', sample.as_of),
    is_stale: flag('Whether it may no longer hold: no newer one could be had for days.', false),
    notice: nullable(text('Says so for people, in the language of the request.', 'It may be old.')),
  },
  {
    to: choice('The currency asked for; only with `to`.', CurrencyEnum, 'USD'),
    rate,
    rates: list(
      'Every currency; only without `to`.',
      model('CurrencyRate', 'A currency and its rate.', { currency, rate }),
      currencies.length,
    ),
  },
);

/** The exchange rates (API-18): one pair, or all of a currency where `to` is left out. */
export const exchangeRateEndpoints = [
  restCall({
    method: 'get',
    path: '/exchange_rate',
    operationId: 'getExchangeRate',
    refusals: ['UNKNOWN_CURRENCY', 'EXCHANGE_RATES_UNAVAILABLE'],
    cacheSeconds: 5 * 60,
    summary: 'Exchange rate of a currency in another, or in all without `to`.',
    origin: 'our reading',
    needsToken: false,
    parameters: [
      inQuery('from', {
        ...choice('ISO 4217 code of the currency to start from.', CurrencyEnum, 'CNY'),
        default: 'CNY',
      }),
      inQuery('to', choice('The currency wanted; all of them without it.', CurrencyEnum, 'USD')),
    ],
    data: { ...rates, examples: [{ from: 'CNY', to: 'USD', rate: '0.1405', ...sample }] },
    async run({ context: { services, language }, call: { query } }) {
      const { from = 'CNY', to } = query;
      const start = currencyOf(from);
      const wanted = to === undefined ? null : currencyOf(to);
      const { rates, ...found } = await readExchangeRates(services, language, start);
      const { source, asOf, isStale, notice } = found;
      const published = { source, as_of: asOf.toISOString(), is_stale: isStale, notice };
      if (!wanted) return { from: start, rates, ...published };
      const rate = rates.find(({ currency }) => currency === wanted)?.rate;
      return { from: start, to: wanted, rate, ...published };
    },
  }),
];
