import { Entity, PrimaryColumn } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
} from '../../platform/db/columns';

/**
 * An account of the ledger, named by its code: `fund:<user id>` for a shopper's fund, else a
 * system account (see ledger.accounts.ts).
 */
@Entity('ledger_accounts')
export class LedgerAccount {
  @PrimaryColumn({ type: 'varchar', length: 40 }) code!: string;
  @RefColumn({ nullable: true }) userId!: string | null;
  /**
   * A fund's cached balance, compared with its postings by `ledger verify`. Null for system
   * accounts: a cache there would make every payment wait for the same row.
   */
  @MoneyColumn({ nullable: true }) balance!: Money | null;
  /** The part of the balance that waits for the rest of a payment and cannot be spent meanwhile. */
  @MoneyColumn() held!: Money;
  /** How many entries the fund's chain has. */
  @IntColumn() chainLength!: number;
  /** The hash of the last of them. */
  @CodeColumn(64) chainHead!: string;
  /** When its shopper deleted the account: nothing reaches the fund any more. */
  @InstantColumn({ nullable: true }) closedAt!: Date | null;
}
