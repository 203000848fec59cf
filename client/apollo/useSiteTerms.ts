import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { AppShellDocument } from '../gql/graphql';

const unknown = { freeStorageDays: '…', refundDays: '…', cardFee: '…' };

const BASIS_POINTS = 10_000;

/**
 * Returns the figures of the site's configuration that texts name, by the names they have there; dots
 * until the frame of the page is known, which asks for them.
 */
export function useSiteTerms(): Record<keyof typeof unknown, string | number> {
  const { formatNumber } = useIntl();
  const { data } = useQuery(AppShellDocument, { fetchPolicy: 'cache-only' });
  if (!data?.site) return unknown;
  const { cardFee: basisPoints, ...terms } = data.site;
  const share = { style: 'percent', maximumFractionDigits: 2 } as const;
  return { ...terms, cardFee: formatNumber(basisPoints / BASIS_POINTS, share) };
}
