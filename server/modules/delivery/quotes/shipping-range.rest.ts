import type { Endpoint } from '../../../platform/http/endpoint';
import { list, model, money, number } from '../../../platform/http/shape';
import { listAllRates } from '../delivery.queries';
import { shippingRanges } from './shipping-range';

/** Our own call about what sending may cost before anything was weighed (API-20). */
export const shippingRangeEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/shipping_ranges',
    operationId: 'listShippingRanges',
    summary: 'What international shipping may cost, told before anything was weighed.',
    description: 'By country and speed, for goods that are not bulky; without a promise.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds: 60 * 60,
    data: list(
      'The lightest first.',
      model('ShippingRange', 'What sending goods of a weight may cost.', {
        goods_grams: number('Weight of the goods in grams, without packaging.', 500),
        lowest: money('By the cheapest line to the cheapest country.', 4_800),
        highest: money('By the dearest line to the dearest country.', 21_000),
      }),
    ),
    async run({ services }) {
      const ranges = shippingRanges(await listAllRates(services.db.read));
      return ranges.map(({ goodsGrams, ...one }) => ({ goods_grams: goodsGrams, ...one }));
    },
  },
];
