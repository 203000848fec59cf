import type { RequestContext } from '../../../platform/request-context';
import { countryName, presentQuote } from '../../delivery/public';
import type { Estimate } from './estimate-parcel';
import type { ParcelEstimateType, ParcelQuoteType } from './parcel-quote.types';
import type { PricedParcel } from './price-parcel';

type Context = Pick<RequestContext, 'language'>;

/** Returns the quotes of a parcel in the language of the request, each with the input of its insights. */
export function presentParcelQuotes(
  parcel: PricedParcel,
  { language }: Context,
): ParcelQuoteType[] {
  return parcel.quotes.map((quote) => ({
    ...presentQuote(quote, language),
    source: { quote, parcel },
  }));
}

/** Returns an estimate in the language of the request. */
export function presentEstimate(
  { cheapest, lines, ...estimate }: Estimate,
  { language }: Context,
): ParcelEstimateType {
  return {
    ...estimate,
    countryName: countryName(estimate.countryCode, language),
    cheapest: cheapest && presentQuote(cheapest, language),
    lines: lines.map((line) => presentQuote(line, language)),
  };
}
