import { ExchangeRatesDocument, type Currency } from '../gql/graphql';
import { answer } from './renderScreen';

const worth: Record<Currency, string> = {
  CNY: '1',
  USD: '0.1405',
  EUR: '0.1211',
  GBP: '0.1068',
  AUD: '0.216',
  CAD: '0.1972',
  JPY: '21.35',
  HKD: '1.0935',
  SGD: '0.1826',
};
const published = (notice: string | null) =>
  answer(
    ExchangeRatesDocument,
    {},
    {
      exchangeRates: {
        __typename: 'ExchangeRates',
        source: 'rates.example',
        asOf: '2026-11-20T08:00:00.000Z',
        notice,
        rates: Object.entries(worth).map(([currency, rate]) => ({
          __typename: 'ExchangeRate',
          currency,
          rate,
        })),
      },
    },
  );

/** Exchange rates of one yuan, as from the server. */
export const rates = published(null);

/** The same from days ago, with what the server says of that. */
export const staleRates = published;
