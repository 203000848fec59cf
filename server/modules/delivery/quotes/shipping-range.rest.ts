import { many, one } from '../../../platform/http/answer';
import { wordOutput } from '../../../platform/http/output-wording';
import { queryForm } from '../../../platform/http/query-form';
import { restCall } from '../../../platform/http/rest-call';
import { QuoteType, ShippingRangeType } from '../delivery.types';
import { AddressSnapshotType, FeeLineType } from '../parcel.types';
import { PostalAddressType } from '../postal-address.types';
import { listShippingRanges } from './list-shipping-ranges';
import { ShippingRangesArgs } from './shipping-range.inputs';

wordOutput(PostalAddressType, { sentAs: { countryName: 'country' } });
wordOutput(AddressSnapshotType, { model: 'ParcelAddress' });
wordOutput(FeeLineType, { model: 'Fee', examples: { label: 'First 500 g', amount: 4_000 } });
wordOutput(QuoteType, {
  examples: {
    ...{ name: 'Air, general goods', max_side_mm: 1_200, max_side_sum_mm: 3_000 },
    ...{ first_price: 4_000, further_price: 1_500, total: 6_300, unusable_reason: 'Too heavy' },
  },
});

const asked = queryForm(ShippingRangesArgs, { example: { country_code: 'DE' } });

/** Our own call about what sending may cost before anything was weighed (API-20). */
export const shippingRangeEndpoints = [
  restCall({
    method: 'get',
    path: '/shipping_ranges',
    operationId: 'listShippingRanges',
    summary: 'Estimated range of international shipping costs.',
    description:
      'By country and speed, for goods that are not bulky; without a promise. With a country also by line.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60 * 60,
    takes: asked,
    data: many(one(ShippingRangeType), 'The lightest first.'),
    run: ({ context, input }) => listShippingRanges(context, input.countryCode ?? null),
  }),
];
