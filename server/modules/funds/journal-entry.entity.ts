import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
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
 * One movement of money: its postings sum to zero. Entries are appended, never changed. Each belongs to the
 * chain of one fund; no entry is booked with null there, and `ledger verify` reports one.
 */
@Entity('journal_entries')
export class JournalEntry {
  @IdColumn() id!: string;
  @CodeColumn(20) kind!: JournalKind;
  /** Unique: the same movement is never booked twice. */
  @CodeColumn(80) idempotencyKey!: string;
  /** The order, packing plan or package of the movement; null for a recharge. */
  @RefColumn({ nullable: true }) referenceId!: string | null;
  @InstantColumn() createdAt!: Date;
  /** Account of the fund whose chain it belongs to. */
  @CodeColumn(40, { nullable: true }) fundCode!: string | null;
  /** Its place in the chain, counted from 1. */
  @IntColumn({ nullable: true }) chainPosition!: number | null;
  /** The hash of the entry before it. */
  @CodeColumn(64, { nullable: true }) previousHash!: string | null;
  /** Hash of its content and of the hash before it: see chain/entry-hash.ts. */
  @CodeColumn(64, { nullable: true }) hash!: string | null;
  /** How many entries of the chain up to this one have a fund record; the hash covers none of the totals. */
  @IntColumn() totalRecords!: number;
  /** Income and expenses of the fund up to this entry; both ≥ 0 fen. */
  @MoneyColumn() totalIncoming!: Money;
  @MoneyColumn() totalOutgoing!: Money;
  /** Spending up to this entry, by card as from the balance, less refunds. */
  @MoneyColumn() totalGoods!: Money;
  @MoneyColumn() totalShipping!: Money;
  @MoneyColumn() totalStorage!: Money;
  @MoneyColumn() totalFees!: Money;
}
