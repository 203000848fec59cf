import type { SelectQueryBuilder } from 'typeorm';
import type { FundRecord } from './fund-record.entity';
import type { JournalKind } from './journal-entry.entity';

/** Filters of the fund records: incoming, outgoing and refunded money. */
export const fundRecordGroups = ['INCOMING', 'OUTGOING', 'REFUNDS'] as const;
export type FundRecordGroup = (typeof fundRecordGroups)[number];

const refunds: readonly JournalKind[] = [
  'ORDER_REFUND',
  'ITEM_REFUND',
  'DIFFERENCE_REFUND',
  'PACKAGE_REFUND',
];

/** Filters a query of records, whose alias is `record`, by group. */
export function narrowToGroup(list: SelectQueryBuilder<FundRecord>, group: FundRecordGroup): void {
  if (group === 'REFUNDS') list.andWhere('record.type IN (:...refunds)', { refunds });
  else list.andWhere(`record.amount ${group === 'INCOMING' ? '>' : '<'} 0`);
}
