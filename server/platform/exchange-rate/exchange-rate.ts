import type { Currency } from '../../kernel/currency';
import type { Rate } from '../../kernel/rate';

/** Rates as somebody published them. */
export interface PublishedRates {
  /** For when they were published. */
  readonly asOf: Date;
  /** What one yuan is worth in each currency; for CNY itself 1. */
  readonly perYuan: Readonly<Record<Currency, Rate>>;
}

/** Publishes what the yuan is worth; only for showing amounts, nothing settles by it. */
export interface ExchangeRateSource {
  /** Who publishes them, e.g. `rates.example`; null: samples of our own, from no market. */
  readonly host: string | null;
  /** @throws Error where no usable answer comes in time. */
  latest(): Promise<PublishedRates>;
}
