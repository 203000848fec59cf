import type { Language } from '../../../kernel/language';
import { choice, model, money, nullable, number, text } from '../../../platform/http/shape';
import { DeliveryGroupEnum } from '../delivery.types';
import { feesShape, presentFees } from '../parcel.shapes';
import { presentQuote } from './present-quote';
import type { Quote } from './quote';

export const chargeableGrams = number('Weight the price is reckoned with, in grams.', 550);

/** What a quote has wherever the REST calls answer one. */
export const quoteFields = {
  line_id: text('Id of a delivery line.', 'air-general'),
  name: text('Name of the line in the language of the request.', 'Air, general goods'),
  group: choice('How fast it is.', DeliveryGroupEnum, 'DIRECT_INJECTION'),
  min_days: number('Days to the door, at least.', 5),
  max_days: number('Days to the door, at most.', 10),
  actual_grams: number('Weight of the items and a tenth for packaging, in grams.', 550),
  volumetric_grams: number('What the volume counts as, in grams; 0 where it does not.', 0),
  chargeable_grams: chargeableGrams,
  max_grams: number('The most the line carries, in grams of chargeable weight.', 30_000),
  max_side_mm: nullable(number('The longest side an item may have, in mm; null: any.', 1_200)),
  max_side_sum_mm: nullable(
    number('The most the sides of an item may add up to, in mm; null: any.', 3_000),
  ),
  first_price: nullable(money('Price of the first 500 g.', 4_000)),
  further_price: nullable(money('Price of each further 500 g.', 1_500)),
  fees: feesShape,
  total: nullable(money('Their sum; null where the line cannot be used.', 6_300)),
  unusable_reason: nullable(text('Why it cannot, in the language of the request.', 'Too heavy')),
};

/** A quote as the REST calls answer it. */
export const quoteShape = model(
  'DeliveryQuote',
  'What one delivery line asks for a parcel.',
  quoteFields,
);

/** Shows a quote over REST. */
export function presentQuoteFields(quote: Quote, language: Language) {
  const { name, group, fees, total, ...one } = presentQuote(quote, language);
  return {
    ...{ line_id: one.lineId, name, group, min_days: one.minDays, max_days: one.maxDays },
    ...{ actual_grams: one.actualGrams, volumetric_grams: one.volumetricGrams },
    ...{ chargeable_grams: one.chargeableGrams, max_grams: one.maxGrams },
    ...{ max_side_mm: one.maxSideMm, max_side_sum_mm: one.maxSideSumMm },
    ...{ first_price: one.firstPrice, further_price: one.furtherPrice },
    ...{ fees: presentFees(fees, language), total, unusable_reason: one.unusableReason },
  };
}
