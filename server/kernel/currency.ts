/** In what amounts can be shown (HD-12), by ISO 4217; everything settles in the first. */
export const currencies = ['CNY', 'USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'HKD', 'SGD'] as const;

export type Currency = (typeof currencies)[number];

/** Strictly one of the codes, in capitals; anything else that came from outside is null. */
export function readCurrency(value: unknown): Currency | null {
  return currencies.find((code) => code === value) ?? null;
}
