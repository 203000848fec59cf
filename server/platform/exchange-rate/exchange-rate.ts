import type { Currency } from '../../kernel/currency';
import type { Rate } from '../../kernel/rate';

/** Exchange rates published at one time. */
export interface PublishedRates {
  /** For when they were published. */
  readonly asOf: Date;
  /** The value of one yuan in each currency; 1 for CNY itself. */
  readonly perYuan: Readonly<Record<Currency, Rate>>;
}

/** Publishes what the yuan is worth; only for showing amounts, nothing settles by it. */
export interface ExchangeRateSource {
  /** The host that publishes the rates, e.g. `rates.example`; null: samples of our own, from no market. */
  readonly host: string | null;
  /** @throws Error if no usable response arrives in time. */
  latest(): Promise<PublishedRates>;
}
