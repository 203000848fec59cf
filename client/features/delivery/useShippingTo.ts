import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ShippingToDocument } from '../../gql/graphql';
import { useShippingCountry } from './useShippingCountry';

/** Most of our shoppers live there; others choose their country once. */
const FIRST_COUNTRY = 'US';
/** A pair of shoes, a teapot in its box. */
const USUAL_GRAMS = 1_000;

export type ShippingToCountry = ReturnType<typeof useShippingTo>;

/** Returns the estimated cost of shipping goods of the chosen weight to the shopper's country. */
export function useShippingTo() {
  const { country: known, choose: setCountry } = useShippingCountry();
  const country = known ?? FIRST_COUNTRY;
  const [grams, setGrams] = useState(USUAL_GRAMS);
  const { data, previousData, loading } = useQuery(ShippingToDocument, {
    context: { handlesErrors: true },
    variables: { countryCode: country },
  });
  const ranges = (data ?? previousData)?.shippingRanges;
  return {
    ...{ country, setCountry, grams, setGrams, ranges },
    isAsking: loading,
    /** Undefined while loading, or if no line serves the country. */
    range: ranges?.find(({ goodsGrams }) => goodsGrams === grams) ?? ranges?.[0],
  };
}
