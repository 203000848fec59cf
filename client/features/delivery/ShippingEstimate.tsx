import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShippingRangesDocument } from '../../gql/graphql';
import { estimateHref } from '../../routes/estimatePlace';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { RuledHeading } from '../../ui/layout/RuledHeading';
import { TextLink } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { Weight } from '../../ui/values/Weight';
import { useShippingCountry } from './useShippingCountry';

/**
 * Estimates the second payment before anything is weighed: ranges, and why they are wide. The country is the
 * shopper's if known, so that the amounts match those beside an item.
 */
export function ShippingEstimate() {
  const id = useId();
  const { formatDisplayName } = useIntl();
  const { country, isAsking } = useShippingCountry();
  const { data, error } = useQuery(ShippingRangesDocument, {
    context: { handlesErrors: true },
    variables: { countryCode: country },
    skip: isAsking,
  });
  const ranges = data?.shippingRanges;
  // The height of the loaded content prevents a layout shift.
  if (!data && !error) return <Skeletons count={1} height={{ base: '256px', md: '171px' }} />;
  // Something to know beforehand: where it cannot be had, the rest of the page does without it.
  if (!ranges?.length) return null;
  return (
    <section aria-labelledby={id}>
      <RuledHeading id={id}>
        {country === null ? (
          <FormattedMessage id="cart.shipping.title" />
        ) : (
          <FormattedMessage
            id="cart.shipping.titleTo"
            // Browsers may know a country by another name than the server.
            values={{
              country: (
                <span suppressHydrationWarning>
                  {formatDisplayName(country, { type: 'region' })}
                </span>
              ),
            }}
          />
        )}
      </RuledHeading>
      <Columns>
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="cart.shipping.note" />
          <SentenceGap />
          <TextLink to={estimateHref}>
            <FormattedMessage id="home.cost.title" />
          </TextLink>
        </chakra.p>
        <chakra.dl
          display="grid"
          gridTemplateColumns="max-content minmax(0, 1fr)"
          columnGap="4"
          rowGap="1"
          alignContent="start"
          fontSize="sm"
        >
          {ranges.map(({ goodsGrams, lowest, highest }) => (
            <chakra.div key={goodsGrams} display="contents">
              <chakra.dt color="muted">
                <Weight grams={goodsGrams} />
              </chakra.dt>
              <chakra.dd textAlign="end">
                <Money fen={lowest} upTo={highest} />
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Columns>
    </section>
  );
}

/** The amounts are right-aligned like those of the items. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    columnGap: '12',
    rowGap: '3',
  },
});
