import type { Endpoint } from '../../../platform/http/endpoint';
import { list, model, money, number } from '../../../platform/http/shape';
import { queryForm } from '../../../platform/http/query-form';
import { estimateShipping } from './estimate-shipping';
import { presentQuoteFields, quoteShape } from './quote.shape';
import { ShippingRangesArgs } from './shipping-range.inputs';

const asked = queryForm(ShippingRangesArgs, { example: { country_code: 'DE' } });

/** Our own call about what sending may cost before anything was weighed (API-20). */
export const shippingRangeEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/shipping_ranges',
    operationId: 'listShippingRanges',
    summary: 'What international shipping may cost, told before anything was weighed.',
    description:
      'By country and speed, for goods that are not bulky; without a promise. With a country also by line.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60 * 60,
    parameters: asked.parameters,
    data: list(
      'The lightest first.',
      model('ShippingRange', 'What sending goods of a weight may cost.', {
        goods_grams: number('Weight of the goods in grams, without packaging.', 500),
        lowest: money('By the cheapest line to the cheapest country.', 4_800),
        highest: money('By the dearest line to the dearest country.', 21_000),
        quotes: list(
          'Of the lines that can carry it to the country, cheapest first; empty without a country.',
          quoteShape,
        ),
      }),
    ),
    async run({ services, language }, { query }) {
      const { countryCode = null } = await asked.read(query);
      const ranges = await estimateShipping(services, countryCode);
      return ranges.map(({ goodsGrams, lowest, highest, quotes }) => ({
        ...{ goods_grams: goodsGrams, lowest, highest },
        quotes: quotes.map((quote) => presentQuoteFields(quote, language)),
      }));
    },
  },
];
