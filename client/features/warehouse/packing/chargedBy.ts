import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';

type Weights = Pick<
  DeliveryQuoteRow_QuoteFragment,
  'actualGrams' | 'volumetricGrams' | 'chargeableGrams'
>;

/** By what a line charges a parcel: its weight with packaging, its volume, or the least that the line takes. */
export function chargedBy({ actualGrams, volumetricGrams, chargeableGrams }: Weights) {
  if (chargeableGrams === actualGrams) return 'Weight';
  return chargeableGrams === volumetricGrams ? 'Volume' : 'Least';
}
