import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { useText } from '../../i18n/useText';
import {
  HomeCountryDocument,
  ShippingCountriesDocument,
  ShippingToDocument,
} from '../../gql/graphql';
import { CompactSelect } from '../../ui/forms/CompactSelect';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { Money } from '../../ui/values/Money';
import { useIsUsed } from '../../ui/useIsUsed';
import { CarryingLines } from './CarryingLines';
import { useKeptCountry } from './useKeptCountry';

/** Where most of our shoppers live; whoever lives elsewhere says so once. */
const FIRST_COUNTRY = 'US';
/** A pair of shoes, a teapot in its box. */
const USUAL_GRAMS = 1_000;

const handled = { context: { handlesErrors: true } };

/** What sending a kilogram to the shopper's country may cost, and which lines can carry it. */
export function ShippingTo() {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const [country, setCountry] = useCountry();
  const [grams, setGrams] = useState(USUAL_GRAMS);
  const isUsed = useIsUsed();
  // Some two hundred, which nobody needs to read the page.
  const { data: all } = useQuery(ShippingCountriesDocument, { ...handled, skip: !isUsed });
  const countries = all?.countries.filter(({ served }) => served);
  const { data, previousData } = useQuery(ShippingToDocument, {
    ...handled,
    variables: { countryCode: country },
  });
  const ranges = (data ?? previousData)?.shippingRanges;
  const range = ranges?.find(({ goodsGrams }) => goodsGrams === grams) ?? ranges?.[0];
  return (
    <>
      <chakra.p aria-live="polite" marginTop="2" fontSize="xl" fontWeight="700">
        {range ? <Money fen={range.lowest} upTo={range.highest} /> : '–'}
      </chakra.p>
      <chakra.div fontSize="sm" color="muted">
        <CompactSelect
          aria-label={text('listings.weight')}
          value={range?.goodsGrams ?? grams}
          onChange={(event) => setGrams(Number(event.target.value))}
        >
          {(ranges ?? [{ goodsGrams: grams }]).map(({ goodsGrams }) => (
            <option key={goodsGrams} value={goodsGrams}>
              {goodsGrams / 1000} kg
            </option>
          ))}
        </CompactSelect>{' '}
        <FormattedMessage id="listings.to" />{' '}
        <CompactSelect
          aria-label={text('listings.country')}
          maxWidth="100%"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          {countries ? (
            <CountryOptions countries={countries} />
          ) : (
            // Browsers may know a country by another name than the server.
            <option value={country} suppressHydrationWarning>
              {formatDisplayName(country, { type: 'region' })}
            </option>
          )}
        </CompactSelect>
      </chakra.div>
      {range && <CarryingLines quotes={range.quotes} />}
      {ranges?.length === 0 && (
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="listings.noLine" />
        </chakra.p>
      )}
      {range && (
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="listings.shippingNote" />
        </chakra.p>
      )}
    </>
  );
}

/** The chosen country, else that of the default address, else a usual one. */
function useCountry(): [string, (country: string) => void] {
  const isSignedIn = useIsSignedIn();
  const [chosen, choose] = useKeptCountry();
  const { data } = useQuery(HomeCountryDocument, {
    ...handled,
    skip: !isSignedIn || chosen !== null,
  });
  const home = data?.addresses.find(({ isDefault }) => isDefault)?.countryCode;
  return [chosen ?? home ?? FIRST_COUNTRY, choose];
}
