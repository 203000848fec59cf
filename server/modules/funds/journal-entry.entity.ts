import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  RefColumn,
} from '../../platform/db/columns';

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

/**
 * One movement of money: its postings sum to zero. Appended, never changed. Each stands in the chain
 * of one fund; null there is what `ledger verify` reports, no entry is booked so.
 */
@Entity('journal_entries')
export class JournalEntry {
  @IdColumn() id!: string;
  @CodeColumn(20) kind!: JournalKind;
  /** Unique: the same movement is never booked twice. */
  @CodeColumn(80) idempotencyKey!: string;
  /** The order, packing plan or package that the money moved for; null for a recharge. */
  @RefColumn({ nullable: true }) referenceId!: string | null;
  @InstantColumn() createdAt!: Date;
  /** The account of the fund whose chain it stands in. */
  @CodeColumn(40, { nullable: true }) fundCode!: string | null;
  /** Its place in the chain, counted from 1. */
  @IntColumn({ nullable: true }) chainPosition!: number | null;
  /** The hash of the entry before it. */
  @CodeColumn(64, { nullable: true }) previousHash!: string | null;
  /** Of its content and of the hash before it: see chain/entry-hash.ts. */
  @CodeColumn(64, { nullable: true }) hash!: string | null;
}
