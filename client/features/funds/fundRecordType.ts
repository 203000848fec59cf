import type { FundRecordType } from '../../gql/graphql';

/** Why money moves, in the order they are offered. */
export const fundRecordTypes = [
  'RECHARGE',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'ITEM_REFUND',
  'DIFFERENCE_PAYMENT',
  'DIFFERENCE_REFUND',
  'PACKAGE_PAYMENT',
  'PACKAGE_REFUND',
  'WITHDRAWAL',
  'ADJUSTMENT',
] as const satisfies readonly FundRecordType[];

/** A reason as it stands in an address; undefined for all, and for what is none. */
export function fundRecordTypeOf(text: string | null): FundRecordType | undefined {
  return fundRecordTypes.find((type) => type === text);
}
