import { parseRate } from '../../kernel/rate';
import type { ExchangeRateSource, PublishedRates } from './exchange-rate';

const samples: PublishedRates = {
  asOf: new Date('2026-11-20T08:00:00Z'),
  perYuan: {
    CNY: parseRate('1'),
    USD: parseRate('0.1405'),
    EUR: parseRate('0.1211'),
    GBP: parseRate('0.1068'),
    AUD: parseRate('0.2160'),
    CAD: parseRate('0.1972'),
    JPY: parseRate('21.35'),
    HKD: parseRate('1.0935'),
    SGD: parseRate('0.1826'),
  },
};

/** Fixed rates of one day, said to be samples, while no source is configured. */
export const sampleRates: ExchangeRateSource = {
  host: null,
  latest: () => Promise.resolve(samples),
};
