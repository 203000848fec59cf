import { ZERO, type Money } from '../../../kernel/money';
import { quoteParcel, type DeliveryRate } from './quote';

/** What carrying goods of a weight costs, from the cheapest line and country to the dearest. */
export interface ShippingRange {
  readonly goodsGrams: number;
  readonly lowest: Money;
  readonly highest: Money;
}

/** Weights people know: a shirt, a pair of shoes, a winter coat, a small suitcase. */
const GOODS_GRAMS = [500, 1_000, 2_000, 5_000] as const;

/**
 * An honest guess before anything was weighed: the quotes of every line in every zone, for goods
 * that are not bulky, without options. A weight that nothing carries is left out.
 */
export function shippingRanges(rates: readonly DeliveryRate[]): ShippingRange[] {
  return GOODS_GRAMS.flatMap((goodsGrams) => {
    const totals = rates.flatMap((rate) => totalOf(rate, goodsGrams)).sort((a, b) => a - b);
    const [lowest, highest] = [totals.at(0), totals.at(-1)];
    return lowest === undefined || highest === undefined ? [] : [{ goodsGrams, lowest, highest }];
  });
}

function totalOf(rate: DeliveryRate, weightGrams: number): Money[] {
  const { total } = quoteParcel(rate, {
    items: [{ weightGrams, lengthMm: 0, widthMm: 0, heightMm: 0 }],
    storageFee: ZERO,
    declaredTotal: ZERO,
    options: { extraProtection: false, removePackaging: false, insurance: false },
  });
  return total === null ? [] : [total];
}
