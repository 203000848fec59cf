import type { FundRecordGroup } from '../../gql/graphql';

/** How records are told apart at a glance, in the order they are offered. */
export const fundRecordGroups = [
  'INCOMING',
  'OUTGOING',
  'REFUNDS',
] as const satisfies readonly FundRecordGroup[];

/** A group as it stands in an address; undefined for all, and for what is none. */
export function fundRecordGroupOf(text: string | null): FundRecordGroup | undefined {
  return fundRecordGroups.find((group) => group === text);
}
