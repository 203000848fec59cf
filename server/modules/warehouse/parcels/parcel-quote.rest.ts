import { many, one, oneOrNull } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { wordOutput } from '../../../platform/http/output-wording';
import { restCall } from '../../../platform/http/rest-call';
import { ParcelEstimateInput, QuoteInput } from '../warehouse.inputs';
import { estimateParcel } from './estimate-parcel';
import { declaredExample, parcelExample } from './parcel-examples';
import { ParcelEstimateType, ParcelQuoteType, VolumeSurchargeType } from './parcel-quote.types';
import { presentEstimate, presentParcelQuotes } from './present-parcel';
import { quoteDelivery } from './quote-delivery';

wordOutput(ParcelEstimateType, {
  sentAs: { countryName: 'country' },
  examples: { paid_up_to_grams: 1_000, spare_grams: 250 },
});
wordOutput(VolumeSurchargeType, { examples: { side_mm: 700, grams_without_volume: 550 } });

const parcelForm = inputForm(QuoteInput, 'The parcel.', {
  example: { ...parcelExample, declared_values: [declaredExample] },
});
const selection = inputForm(ParcelEstimateInput, 'The selection.', {
  example: { stored_item_ids: parcelExample.stored_item_ids, country_code: 'DE' },
});

/** Our own calls about what a parcel costs (API-20). */
export const parcelQuoteEndpoints = [
  restCall({
    method: 'post',
    path: '/delivery_quotes',
    operationId: 'quoteDelivery',
    summary:
      'What each delivery line asks for a parcel of stored items, or why it cannot carry it.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE'],
    takes: parcelForm,
    data: many(one(ParcelQuoteType), 'One for each line.', 30),
    run: async ({ context, viewer, input }) =>
      presentParcelQuotes(await quoteDelivery(context.services, viewer, input), context),
  }),
  restCall({
    method: 'post',
    path: '/parcel_estimates',
    operationId: 'estimateParcel',
    summary: 'Lowest shipping price of selected stored items.',
    description: 'To a country, or to that of the default address; null while there is neither.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE'],
    takes: selection,
    data: oneOrNull(one(ParcelEstimateType)),
    async run({ context, viewer, input }) {
      const estimate = await estimateParcel(context.services, viewer, input);
      return estimate && presentEstimate(estimate, context);
    },
  }),
];
