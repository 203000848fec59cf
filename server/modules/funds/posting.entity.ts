import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import { IdColumn, MoneyColumn, RefColumn, TextColumn } from '../../platform/db/columns';

/** One side of a journal entry: positive credits the account, negative debits it. */
@Entity('postings')
export class Posting {
  @IdColumn() id!: string;
  @RefColumn() entryId!: string;
  @TextColumn(40) accountCode!: string;
  @MoneyColumn() amount!: Money;
}
