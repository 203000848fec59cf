import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { retained } from '../../platform/db/personal';
import type { JournalKind } from './journal-entry.entity';

/** The shopper's view of a posting on their fund (EN-10). */
@Entity('fund_records')
export class FundRecord {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @RefColumn() entryId!: string;
  @CodeColumn(20) type!: JournalKind;
  @MoneyColumn() amount!: Money;
  @MoneyColumn() balanceAfter!: Money;
  @TextColumn(200, retained('We wrote it; the books are about it.')) remark!: string;
  @InstantColumn() at!: Date;
}
