import { useQuery } from '@apollo/client/react';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { HomeCountryDocument } from '../../gql/graphql';
import { useStoredCountry } from './useStoredCountry';

interface ShippingCountry {
  /** Null where neither was one chosen nor is there a default address. */
  country: string | null;
  choose: (country: string) => void;
  /** True if the default address is still asked for. */
  isAsking: boolean;
}

/** The country that estimates are for: the one chosen last in this browser, else that of the default address. */
export function useShippingCountry(): ShippingCountry {
  const isSignedIn = useIsSignedIn();
  const [chosen, choose] = useStoredCountry();
  const { data, loading } = useQuery(HomeCountryDocument, {
    context: { handlesErrors: true },
    skip: !isSignedIn || chosen !== null,
  });
  const home = data?.addresses.find(({ isDefault }) => isDefault)?.countryCode;
  return { country: chosen ?? home ?? null, choose, isAsking: loading };
}
