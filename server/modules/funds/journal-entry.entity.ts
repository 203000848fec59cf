import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/db/columns';

export const journalKinds = [
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
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** One movement of money: its postings sum to zero. Appended, never changed. */
@Entity('journal_entries')
export class JournalEntry {
  @IdColumn() id!: string;
  @TextColumn(20) kind!: JournalKind;
  /** Unique: the same movement is never booked twice. */
  @TextColumn(80) idempotencyKey!: string;
  /** The order, packing plan or package that the money moved for; null for a recharge. */
  @RefColumn({ nullable: true }) referenceId!: string | null;
  @InstantColumn() createdAt!: Date;
}
