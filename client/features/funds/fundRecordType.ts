import type { FundRecordType } from '../../gql/graphql';

/** Reasons of bookings, in display order. */
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

/** Parses the reason in an address; undefined for all reasons and for invalid values. */
export function fundRecordTypeOf(text: string | null): FundRecordType | undefined {
  return fundRecordTypes.find((type) => type === text);
}
