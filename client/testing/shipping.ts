import { HomeCountryDocument, ShippingRangesDocument } from '../gql/graphql';
import { answer } from './renderScreen';

/** The country of the shopper's default address; without one there is none. */
export const homeCountry = (countryCode?: string) =>
  answer(
    HomeCountryDocument,
    {},
    {
      addresses: countryCode
        ? [{ __typename: 'Address', id: 'a1', isDefault: true, countryCode }]
        : [],
    },
  );

/** Returns estimated shipping costs of a weight to one country or all. */
export const shippingRanges = (
  countryCode: string | null,
  [goodsGrams, lowest, highest]: readonly [number, number, number],
) =>
  answer(
    ShippingRangesDocument,
    { countryCode },
    { shippingRanges: [{ __typename: 'ShippingRange', goodsGrams, lowest, highest }] },
  );
