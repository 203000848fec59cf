import type { RequestContext } from '../../../platform/request-context';
import type { ShippingRangeType } from '../delivery.types';
import { estimateShipping } from './estimate-shipping';
import { presentQuote } from './present-quote';

/**
 * Returns the price ranges of sending goods of each weight, to a country or to any, in the language of the
 * request.
 */
export async function listShippingRanges(
  { services, language }: Pick<RequestContext, 'services' | 'language'>,
  countryCode: string | null,
): Promise<ShippingRangeType[]> {
  const ranges = await estimateShipping(services, countryCode);
  return ranges.map(({ quotes, ...range }) => ({
    ...range,
    quotes: quotes.map((quote) => presentQuote(quote, language)),
  }));
}
