import { ZERO, type Money } from '../../../kernel/money';
import type { LineWithPrices } from '../line-with-prices';
import type { Measured } from './parcel-weight';
import { quoteParcel, type OptionPrices } from './quote';
import { zones, type Zone } from './zones';

/**
 * Returns the price of a sample parcel with a line in each zone, without options; null if the line cannot
 * carry it there.
 */
export function sampleQuotes(
  { line, prices }: LineWithPrices,
  sample: Measured,
  optionPrices: OptionPrices,
): Record<Zone, Money | null> {
  const parcel = {
    ...{ items: [sample], storageFee: ZERO, declaredTotal: ZERO },
    options: { extraProtection: false, removePackaging: false, insurance: false },
  };
  const totals = zones.map((zone) => {
    const rate = { line, price: prices[zone] ?? null, optionPrices };
    return [zone, quoteParcel(rate, parcel).total];
  });
  return Object.fromEntries(totals) as Record<Zone, Money | null>;
}
