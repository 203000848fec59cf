import { readCurrency, type Currency } from '../../kernel/currency';
import { DomainError } from '../../kernel/errors';
import { divideRates, type Rate } from '../../kernel/rate';
import type { Services } from '../../platform/services';
import { findRates } from './exchange-rate.queries';

/** The value of one unit of some currencies in yuan. */
export interface YuanRates {
  /** Host of the publisher; null for our own samples. */
  readonly source: string | null;
  readonly asOf: Date;
  readonly yuanPerUnit: Readonly<Partial<Record<Currency, Rate>>>;
}

/**
 * Returns the rates of those of these ISO 4217 codes that are known, for converting prices once. Null if none
 * is known or there are no rates. At most one statement.
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
