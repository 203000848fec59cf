import { useQuery } from '@apollo/client/react';
import { PackingTermsDocument } from '../../../gql/graphql';

interface PackingTerms {
  minutes: number;
  /** Share of the declared value, in words. */
  insurance: string;
  /** What insuring so many fen costs, told before it is chosen; the quote reckons it then. */
  premiumOf: (declared: number) => number;
}

/** Returns what the site's configuration says about packing; null until it is known. */
export function usePackingTerms(): PackingTerms | null {
  const site = useQuery(PackingTermsDocument).data?.site;
  if (!site) return null;
  const { planMinutes, insuranceRate } = site;
  return {
    minutes: planMinutes,
    insurance: `${insuranceRate / 100}%`,
    premiumOf: (declared) => Math.round((declared * insuranceRate) / 10_000),
  };
}
