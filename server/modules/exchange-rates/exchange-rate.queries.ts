import type { Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { divideRates, type Rate } from '../../kernel/rate';
import type { PublishedRates } from '../../platform/exchange-rate/exchange-rate';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import { isStale } from './exchange-rate.policy';
import { sampleSourceTexts, staleRateTexts } from './exchange-rate.texts';
import { StoredRates } from './stored-rates.entity';

/** The value of one unit of a currency in another. */
export interface ExchangeRateView {
  readonly currency: Currency;
  readonly rate: Rate;
}

export interface ExchangeRatesView {
  /** The currency of which the rates are the value of one unit. */
  readonly base: Currency;
  /** Name of the publisher, for display. */
  readonly source: string;
  readonly asOf: Date;
  /** True if they may be outdated. */
  readonly isStale: boolean;
  /** Notice of outdated rates, for display; null while they are current. */
  readonly notice: string | null;
  readonly rates: readonly ExchangeRateView[];
}

/**
 * Returns the rates of all offered currencies (API-18, HD-12), for display; everything settles in CNY.
 * @throws DomainError EXCHANGE_RATES_UNAVAILABLE if there are none yet.
 */
export async function readExchangeRates(
  services: Services,
  language: Language,
  base: Currency = 'CNY',
): Promise<ExchangeRatesView> {
  const { currencies } = await readSite(services);
  const { source, asOf, isStale, perYuan } = await findRates(services);
  return {
    base,
    source: source ?? sampleSourceTexts[language],
    asOf,
    isStale,
    notice: isStale ? staleRateTexts[language] : null,
    rates: currencies.map((currency) => ({
      currency,
      rate: divideRates(perYuan[currency], perYuan[base]),
    })),
  };
}

export interface FoundRates extends PublishedRates {
  readonly source: string | null;
  readonly isStale: boolean;
}

/** Returns the sample rates, or those that the job stored: the same in every process. */
export async function findRates({ db, clock, exchangeRates }: Services): Promise<FoundRates> {
  const { host: source } = exchangeRates;
  const stored = source === null ? null : await db.read.findOneBy(StoredRates, { source });
  if (stored) return { ...stored, isStale: isStale(stored, clock.now()) };
  const unavailable = new DomainError('EXCHANGE_RATES_UNAVAILABLE');
  if (source !== null) throw unavailable;
  const samples = await exchangeRates.latest().catch(() => {
    throw unavailable;
  });
  return { ...samples, source, isStale: false };
}
