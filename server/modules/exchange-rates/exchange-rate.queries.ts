import { sampleSourceTexts } from '../../i18n/exchange-texts';
import { currencies, type Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { divideRates, type Rate } from '../../kernel/rate';
import type { Services } from '../../platform/services';

/** What one unit of a currency is worth in another. */
export interface ExchangeRateView {
  readonly currency: Currency;
  readonly rate: Rate;
}

export interface ExchangeRatesView {
  /** The currency whose one unit the rates tell the worth of. */
  readonly base: Currency;
  /** Who published them, in words for people. */
  readonly source: string;
  readonly asOf: Date;
  readonly rates: readonly ExchangeRateView[];
}

/**
 * The rates of all currencies (API-18, HD-12), for showing amounts; everything settles in CNY.
 * @throws DomainError EXCHANGE_RATES_UNAVAILABLE where none could be had yet.
 */
export async function readExchangeRates(
  { exchangeRates }: Services,
  language: Language,
  base: Currency = 'CNY',
): Promise<ExchangeRatesView> {
  const published = await exchangeRates.latest().catch(() => {
    throw new DomainError('EXCHANGE_RATES_UNAVAILABLE');
  });
  const { source, asOf, perYuan } = published;
  return {
    base,
    source: source ?? sampleSourceTexts[language],
    asOf,
    rates: currencies.map((currency) => ({
      currency,
      rate: divideRates(perYuan[currency], perYuan[base]),
    })),
  };
}
