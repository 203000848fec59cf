import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import { CodeColumn, IdColumn, MoneyColumn, RefColumn } from '../../platform/db/columns';

/** One side of a journal entry: positive credits the account, negative debits it. */
@Entity('postings')
export class Posting {
  @IdColumn() id!: string;
  @RefColumn() entryId!: string;
  @CodeColumn(40) accountCode!: string;
  @MoneyColumn() amount!: Money;
}
