import type { Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import type { Language } from '../../kernel/language';
import { divideRates, type Rate } from '../../kernel/rate';
import type { PublishedRates } from '../../platform/exchange-rate/exchange-rate';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import { isStale } from './exchange-rate.policy';
import { sampleSourceTexts, staleRateTexts } from './exchange-rate.texts';
import { KeptRates } from './kept-rates.entity';

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
  /** Whether they may no longer hold. */
  readonly isStale: boolean;
  /** Says so for people; null while they hold. */
  readonly notice: string | null;
  readonly rates: readonly ExchangeRateView[];
}

/**
 * The rates of all currencies offered (API-18, HD-12), for showing amounts; everything settles in CNY.
 * @throws DomainError EXCHANGE_RATES_UNAVAILABLE where none could be had yet.
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

/** The samples, or what the job kept of the source: the same in every process. */
export async function findRates({ db, clock, exchangeRates }: Services): Promise<FoundRates> {
  const { host: source } = exchangeRates;
  const kept = source === null ? null : await db.read.findOneBy(KeptRates, { source });
  if (kept) return { ...kept, isStale: isStale(kept, clock.now()) };
  const unavailable = new DomainError('EXCHANGE_RATES_UNAVAILABLE');
  if (source !== null) throw unavailable;
  const samples = await exchangeRates.latest().catch(() => {
    throw unavailable;
  });
  return { ...samples, source, isStale: false };
}
