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
import { kept } from '../../../platform/db/personal';
import type { WithdrawalStatus } from './withdrawal.machine';

/** The ways by which money came and can go back. */
export const withdrawalMethods = ['CARD', 'WESTPAY'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** Balance that a shopper wants back; its amount is held until it was sent or given up. */
@Entity('withdrawals')
export class Withdrawal {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(16) method!: WithdrawalMethod;
  @CodeColumn(12) status!: WithdrawalStatus;
  @MoneyColumn() amount!: Money;
  /** Why an operator declined it; empty until then. */
  @TextColumn(500, kept('We wrote it; the books are about it.')) answer!: string;
  @InstantColumn() requestedAt!: Date;
  @InstantColumn({ nullable: true }) endedAt!: Date | null;
  /** When the gateway is told again; null unless it is being sent. */
  @InstantColumn({ nullable: true }) nextTryAt!: Date | null;
}

/** What of a withdrawal goes back to one card payment. */
@Entity('withdrawal_parts')
export class WithdrawalPart {
  @IdColumn() id!: string;
  @RefColumn() withdrawalId!: string;
  @RefColumn() checkoutId!: string;
  @MoneyColumn() amount!: Money;
  /** Null until the gateway has taken it. */
  @InstantColumn({ nullable: true }) sentAt!: Date | null;
}
