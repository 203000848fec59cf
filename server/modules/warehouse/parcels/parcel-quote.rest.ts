import type { Language } from '../../../kernel/language';
import type { Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { id, list, model, money, nullable, number, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import {
  countryName,
  presentQuoteFields,
  quoteFields,
  quoteShape,
  type Quote,
} from '../../delivery/public';
import { ParcelEstimateInput, QuoteInput } from '../warehouse.inputs';
import { additionsToEstimate, estimateParcel } from './estimate-parcel';
import { declaredExample, parcelExample } from './parcel-examples';
import { savingsWith, surchargeWith } from './parcel-insights';
import type { PricedParcel } from './price-parcel';
import { quoteDelivery } from './quote-delivery';

const parcelForm = inputForm(QuoteInput, 'The parcel.', {
  example: { ...parcelExample, declared_values: [declaredExample] },
});
const selection = inputForm(ParcelEstimateInput, 'The selection.', {
  example: { stored_item_ids: parcelExample.stored_item_ids, country_code: 'DE' },
});
const storedItemId = id('The stored item that is meant.');
const parcelQuote = model('ParcelQuote', 'A quote, and what would make it less.', {
  ...quoteFields,
  volume_surcharge: nullable(
    model('VolumeSurcharge', 'What charging by volume adds; null where it adds nothing.', {
      stored_item_id: storedItemId,
      side_mm: nullable(number('Its side that reached the threshold of the line, in mm.', 700)),
      grams_without_volume: number('What would be charged for without the volume, in grams.', 550),
      extra: money('What the total is higher by.', 1_500),
    }),
  ),
  savings: list(
    'At most three items whose absence saves most, the most useful first.',
    model('ItemSaving', 'What a parcel would cost less without one of its items.', {
      stored_item_id: storedItemId,
      saving: money('The total with it less the total without it.', 1_500),
      storage_still_due: money('The part that is only put off: overdue storage.', 0),
    }),
  ),
});

const addition = model('ItemAddition', 'What a parcel would cost more with one item more.', {
  stored_item_id: storedItemId,
  extra: nullable(money('Null where no line carries the parcel with it.', 2_200)),
});

function present(quote: Quote, parcel: PricedParcel, language: Language) {
  const surcharge = surchargeWith(quote, parcel);
  return {
    ...presentQuoteFields(quote, language),
    volume_surcharge: surcharge && {
      ...{ stored_item_id: surcharge.storedItemId, side_mm: surcharge.sideMm },
      ...{ grams_without_volume: surcharge.gramsWithoutVolume, extra: surcharge.extra },
    },
    savings: savingsWith(quote, parcel).map(({ storedItemId, saving, storageStillDue }) => ({
      ...{ stored_item_id: storedItemId, saving, storage_still_due: storageStillDue },
    })),
  };
}

/** Our own calls about what a parcel costs (API-20). */
export const parcelQuoteEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/delivery_quotes',
    operationId: 'quoteDelivery',
    summary:
      'What each delivery line asks for a parcel of stored items, or why it cannot carry it.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE'],
    ...parcelForm.sent,
    data: list('One for each line.', parcelQuote, 30),
    async run(context, { body }) {
      const input = await parcelForm.read(body);
      const parcel = await quoteDelivery(context.services, requireViewer(context), input);
      return parcel.quotes.map((quote) => present(quote, parcel, context.language));
    },
  },
  {
    method: 'post',
    path: '/parcel_estimates',
    operationId: 'estimateParcel',
    summary: 'What a selection of stored items costs to send at least.',
    description: 'To a country, or to that of the default address; null while there is neither.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE'],
    ...selection.sent,
    data: nullable(
      model('ParcelEstimate', 'What stored items cost to send at least.', {
        country_code: text('ISO 3166 code of the country they go to.', 'DE'),
        country: text('Its name in the language of the request.', 'Germany'),
        cheapest: nullable(quoteShape),
        lines: list('The lines that carry the parcel, the cheapest first.', quoteShape, 30),
        paid_up_to_grams: nullable(
          number(
            'Up to which chargeable weight the cheapest line costs the same, in grams.',
            1_000,
          ),
        ),
        spare_grams: nullable(
          number('Grams of goods more that cost nothing; null where the volume counts.', 250),
        ),
        additions: list('What each other item on your shelf would add.', addition, 250),
      }),
    ),
    async run(context, { body }) {
      const { language } = context;
      const input = await selection.read(body);
      const viewer = requireViewer(context);
      const estimate = await estimateParcel(context.services, viewer, input);
      if (!estimate) return null;
      const additions = await additionsToEstimate(context.services, viewer, estimate);
      return {
        country_code: estimate.countryCode,
        country: countryName(estimate.countryCode, language),
        cheapest: estimate.cheapest && presentQuoteFields(estimate.cheapest, language),
        lines: estimate.lines.map((line) => presentQuoteFields(line, language)),
        ...{ paid_up_to_grams: estimate.paidUpToGrams, spare_grams: estimate.spareGrams },
        additions: additions.map(({ storedItemId, extra }) => ({
          ...{ stored_item_id: storedItemId, extra },
        })),
      };
    },
  },
];
