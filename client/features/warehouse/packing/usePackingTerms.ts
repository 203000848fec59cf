import { useQuery } from '@apollo/client/react';
import { PackingTermsDocument } from '../../../gql/graphql';

/** Returns what the site's configuration says about packing, in words; null until it is known. */
export function usePackingTerms(): { minutes: number; insurance: string } | null {
  const site = useQuery(PackingTermsDocument).data?.site;
  return site ? { minutes: site.planMinutes, insurance: `${site.insuranceRate / 100}%` } : null;
}
