import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal, retained } from '../../../platform/db/personal';
import type { SystemAccount } from '../ledger.accounts';

/** Which of two figures that differ is right: the sum of the postings, or the cached balance. */
export const mendKeeps = ['postings', 'balance'] as const;
export type MendKeeps = (typeof mendKeeps)[number];

/** The correction of one fund: proposed by one person, booked when another confirms it. Rows are never deleted. */
@Entity('ledger_mends')
export class LedgerMend {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @CodeColumn(40) fundCode!: string;
  /** The fund's code until it is confirmed or replaced, then null. Unique: one proposal for a fund is open. */
  @CodeColumn(40, { nullable: true }) openFor!: string | null;
  @CodeColumn(8) keeps!: MendKeeps;
  /** The account that the difference is booked against. */
  @CodeColumn(40) against!: SystemAccount;
  /** The fund's cached balance when it was proposed. */
  @MoneyColumn() balance!: Money;
  /** The sum of the fund's postings when it was proposed. */
  @MoneyColumn() booked!: Money;
  /** Number of the fund record that was the first to tell the wrong balance; null if none did. */
  @CodeColumn(24, { nullable: true }) wrongRecord!: string | null;
  @TextColumn(500, retained('An operator wrote it; the books are about it.')) reason!: string;
  @TextColumn(80, impersonal) proposedBy!: string;
  @InstantColumn() proposedAt!: Date;
  /** Empty until it is confirmed. */
  @TextColumn(80, impersonal) confirmedBy!: string;
  @InstantColumn({ nullable: true }) confirmedAt!: Date | null;
  /** The entry that corrects the fund. */
  @RefColumn({ nullable: true }) entryId!: string | null;
}
