import type { FundRecordGroup } from '../../gql/graphql';

/** Groups of records, in display order. */
export const fundRecordGroups = [
  'INCOMING',
  'OUTGOING',
  'REFUNDS',
] as const satisfies readonly FundRecordGroup[];

/** Parses the group in an address; undefined for all groups and for invalid values. */
export function fundRecordGroupOf(text: string | null): FundRecordGroup | undefined {
  return fundRecordGroups.find((group) => group === text);
}
