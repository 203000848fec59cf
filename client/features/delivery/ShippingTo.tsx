import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useText } from '../../i18n/useText';
import { ShippingCountriesDocument, type ShippingToQuery } from '../../gql/graphql';
import { CompactSelect } from '../../ui/forms/CompactSelect';
import { CountryOptions } from '../../ui/forms/CountryOptions';
import { Money } from '../../ui/values/Money';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { Weight } from '../../ui/values/Weight';
import { useHasInteracted } from '../../ui/useHasInteracted';
import { CarryingLines } from './CarryingLines';
import { useShippingTo, type ShippingToCountry } from './useShippingTo';

type Range = ShippingToQuery['shippingRanges'][number];

/** Estimates the cost of a kilogram to the shopper's country and lists the lines that can carry it. */
export function ShippingTo() {
  return <ShippingRange of={useShippingTo()} isWide />;
}

interface ShippingRangeProps {
  of: ShippingToCountry;
  /** Shows the lines beside the range, where there is room; else they are folded away below it. */
  isWide?: boolean;
}

/**
 * Estimates the shipping cost for a weight and country that can be changed, and lists the lines that can
 * carry it.
 */
export function ShippingRange({ of, isWide = false }: ShippingRangeProps) {
  const text = useText();
  const { formatDisplayName } = useIntl();
  const { country, setCountry, grams, setGrams, ranges, range } = of;
  const isUsed = useHasInteracted();
  // Some two hundred, which nobody needs to read the page.
  const { data: all } = useQuery(ShippingCountriesDocument, {
    context: { handlesErrors: true },
    skip: !isUsed,
  });
  const countries = all?.countries.filter(({ served }) => served);
  const lines = range && <CarryingLines quotes={range.quotes} isOpen={isWide} />;
  const words = (
    <>
      <chakra.p
        aria-live="polite"
        aria-busy={of.isAsking}
        marginTop="2"
        fontSize={isWide ? { base: 'xl', md: '3xl' } : 'xl'}
        fontWeight="700"
      >
        {range ? <Money fen={range.lowest} upTo={range.highest} /> : '–'}
      </chakra.p>
      <chakra.div fontSize="sm" color="muted">
        <CompactSelect
          aria-label={text('delivery.weight')}
          value={range?.goodsGrams ?? grams}
          onChange={(event) => setGrams(Number(event.target.value))}
        >
          {(ranges ?? [{ goodsGrams: grams }]).map(({ goodsGrams }) => (
            <option key={goodsGrams} value={goodsGrams}>
              {goodsGrams / 1000} kg
            </option>
          ))}
        </CompactSelect>{' '}
        <FormattedMessage id="delivery.to" />{' '}
        <CompactSelect
          aria-label={text('delivery.country')}
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
      {!isWide && lines}
      {ranges?.length === 0 && (
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="delivery.noLine" />
        </chakra.p>
      )}
      {range && (
        <chakra.p fontSize="sm" color="muted">
          <Packaging range={range} />
          <FormattedMessage id="delivery.note" />
        </chakra.p>
      )}
    </>
  );
  // The height with lines and note keeps the button below in place when they load.
  if (!isWide) return <chakra.div minHeight="190px">{words}</chakra.div>;
  return (
    <Wide>
      <div>{words}</div>
      <div>{lines}</div>
    </Wide>
  );
}

const Wide = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    rowGap: '4',
  },
});

/** Lines charge the goods with their packaging, which is part of the prices shown. */
function Packaging({ range: { goodsGrams, quotes } }: { range: Range }) {
  const packed = quotes[0]?.actualGrams;
  if (packed === undefined) return null;
  return (
    <>
      <FormattedMessage
        id="delivery.packaging"
        values={{ packaging: <Weight grams={packed - goodsGrams} /> }}
      />
      <SentenceGap />
    </>
  );
}
