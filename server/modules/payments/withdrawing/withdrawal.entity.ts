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
import { retained } from '../../../platform/db/personal';
import type { WithdrawalStatus } from './withdrawal.machine';

/** Methods by which money arrives and can be returned. */
export const withdrawalMethods = ['CARD', 'WESTPAY'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** A request for the return of balance; its amount is held until it is sent or given up. */
@Entity('withdrawals')
export class Withdrawal {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(16) method!: WithdrawalMethod;
  @CodeColumn(12) status!: WithdrawalStatus;
  @MoneyColumn() amount!: Money;
  /** Reason why an operator declined it; empty until then. */
  @TextColumn(500, retained('We wrote it; the books are about it.')) answer!: string;
  @InstantColumn() requestedAt!: Date;
  @InstantColumn({ nullable: true }) endedAt!: Date | null;
  /** Time to call the gateway again; null unless it is being sent. */
  @InstantColumn({ nullable: true }) nextTryAt!: Date | null;
}

/** The part of a withdrawal that is returned to one card payment. */
@Entity('withdrawal_parts')
export class WithdrawalPart {
  @IdColumn() id!: string;
  @RefColumn() withdrawalId!: string;
  @RefColumn() checkoutId!: string;
  @MoneyColumn() amount!: Money;
  /** Null until the gateway has accepted it. */
  @InstantColumn({ nullable: true }) sentAt!: Date | null;
}
