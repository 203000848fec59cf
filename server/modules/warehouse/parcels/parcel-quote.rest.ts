import type { Language } from '../../../kernel/language';
import type { Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { list, model, money, nullable, number, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { feesShape, presentFees, presentQuote, type Quote } from '../../delivery/public';
import { chargeableGrams, declaredExample, lineId, parcelExample } from './parcel.shapes';
import { quoteDelivery } from './quote-delivery';
import { QuoteInput } from '../warehouse.inputs';

const parcelForm = inputForm(QuoteInput, 'The parcel.', {
  example: { ...parcelExample, declared_values: [declaredExample] },
});
const quote = model(
  'DeliveryQuote',
  'What one delivery line asks, or why it cannot carry the parcel.',
  {
    line_id: lineId,
    name: text('Name of the line in the language of the request.', 'Air, general goods'),
    group: text('EXPRESS, DIRECT_INJECTION, POSTAL or OCEAN.', 'DIRECT_INJECTION'),
    min_days: number('Days to the door, at least.', 5),
    max_days: number('Days to the door, at most.', 10),
    actual_grams: number('Weight of the items and a tenth for packaging.', 550),
    volumetric_grams: number('What the volume counts as; 0 where it does not.', 0),
    chargeable_grams: chargeableGrams,
    first_price: nullable(money('Price of the first 500 g.', 4_000)),
    further_price: nullable(money('Price of each further 500 g.', 1_500)),
    fees: feesShape,
    total: nullable(money('Their sum; null where the line cannot be used.', 6_300)),
    unusable_reason: nullable(text('Why it cannot, in the language of the request.', 'Too heavy')),
  },
);

function presentLine(asked: Quote, language: Language) {
  const { name, group, fees, total, ...one } = presentQuote(asked, language);
  return {
    ...{ line_id: one.lineId, name, group, min_days: one.minDays, max_days: one.maxDays },
    ...{ actual_grams: one.actualGrams, volumetric_grams: one.volumetricGrams },
    ...{ chargeable_grams: one.chargeableGrams, first_price: one.firstPrice },
    ...{ further_price: one.furtherPrice, fees: presentFees(fees, language), total },
    unusable_reason: one.unusableReason,
  };
}

/** Our own call about what a parcel costs (API-20). */
export const parcelQuoteEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/delivery_quotes',
    summary: 'What each delivery line asks for a parcel of stored items.',
    origin: 'our own call',
    needsToken: true,
    ...parcelForm.sent,
    data: list('One for each line.', quote),
    async run(context, { body }) {
      const input = await parcelForm.read(body);
      const priced = await quoteDelivery(context.services, requireViewer(context), input);
      return priced.quotes.map((one) => presentLine(one, context.language));
    },
  },
];
