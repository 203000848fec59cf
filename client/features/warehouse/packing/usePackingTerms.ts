import { useQuery } from '@apollo/client/react';
import { PackingTermsDocument } from '../../../gql/graphql';
import { formatFen } from '../../../ui/values/moneyText';

interface PackingTerms {
  minutes: number;
  /** Share of the declared value, in words. */
  insurance: string;
  /** What insuring so many fen costs, told before it is chosen; the quote reckons it then. */
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
