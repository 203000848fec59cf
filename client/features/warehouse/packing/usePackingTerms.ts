import { useQuery } from '@apollo/client/react';
import { PackingTermsDocument } from '../../../gql/graphql';
import { formatFen } from '../../../ui/values/moneyText';

interface PackingTerms {
  minutes: number;
  /** Percentage of the declared value, formatted. */
  insurance: string;
  /** Returns the insurance premium for a declared value in fen, before the quote includes it. */
  premiumOf: (declared: number) => number;
  extraProtection: string;
  removePackaging: string;
}

/** Returns what the site's configuration says about packing; undefined until it is known. */
export function usePackingTerms(): PackingTerms | undefined {
  const site = useQuery(PackingTermsDocument).data?.site;
  if (!site) return undefined;
  const { planMinutes, insuranceRate, extraProtectionPrice, removePackagingPrice } = site;
  return {
    minutes: planMinutes,
    insurance: `${insuranceRate / 100}%`,
    premiumOf: (declared) => Math.round((declared * insuranceRate) / 10_000),
    extraProtection: formatFen(extraProtectionPrice),
    removePackaging: formatFen(removePackagingPrice),
  };
}
