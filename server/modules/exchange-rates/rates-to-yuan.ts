import { readCurrency, type Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import { divideRates, type Rate } from '../../kernel/rate';
import type { Services } from '../../platform/services';
import { findRates } from './exchange-rate.queries';

/** What a unit of some currencies is worth in yuan. */
export interface YuanRates {
  /** Host of whoever published them; null: samples of our own. */
  readonly source: string | null;
  readonly asOf: Date;
  readonly yuanPerUnit: Readonly<Partial<Record<Currency, Rate>>>;
}

/**
 * The rates of the currencies among these ISO 4217 codes which we know, for converting prices once. Null
 * where none is known or no rates can be had. At most one statement.
 */
export async function ratesToYuan(
  services: Services,
  codes: readonly string[],
): Promise<YuanRates | null> {
  const known = codes.flatMap((code) => readCurrency(code) ?? []);
  if (known.length === 0) return null;
  try {
    const { source, asOf, perYuan } = await findRates(services);
    const yuanPerUnit: Partial<Record<Currency, Rate>> = {};
    for (const code of known) yuanPerUnit[code] = divideRates(perYuan.CNY, perYuan[code]);
    return { source, asOf, yuanPerUnit };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'EXCHANGE_RATES_UNAVAILABLE') return null;
    throw error;
  }
}
