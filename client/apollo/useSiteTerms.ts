import { useQuery } from '@apollo/client/react';
import { AppShellDocument } from '../gql/graphql';

const unknown = { freeStorageDays: '…', refundDays: '…' };

/**
 * Returns the figures of the site's configuration that texts name, by the names they have there; dots
 * until the frame of the page is known, which asks for them.
 */
export const useSiteTerms = (): Record<keyof typeof unknown, string | number> =>
  useQuery(AppShellDocument, { fetchPolicy: 'cache-only' }).data?.site ?? unknown;
