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
   * A fund's cached balance, compared with its postings by `ledger verify`. Null for system accounts: a cache
   * there would make every payment wait for the same row.
   */
  @MoneyColumn({ nullable: true }) balance!: Money | null;
  /** The part of the balance that is held for a running payment and cannot be spent. */
  @MoneyColumn() held!: Money;
  /** Number of entries in the fund's chain. */
  @IntColumn() chainLength!: number;
  /** Hash of the last entry. */
  @CodeColumn(64) chainHead!: string;
  /** Time when its shopper deleted the account; the fund receives nothing afterwards. */
  @InstantColumn({ nullable: true }) closedAt!: Date | null;
}
