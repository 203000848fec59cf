import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';

export const paymentTargetKinds = ['ORDER', 'PACKING_PLAN'] as const;
export type PaymentTargetKind = (typeof paymentTargetKinds)[number];

export const paymentMethodCodes = ['BALANCE', 'CARD', 'WESTPAY'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

export const paymentStatuses = ['PENDING', 'CAPTURED', 'FAILED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** One attempt to pay; unique per shopper and idempotency key, so a retry finds its first answer. */
@Entity('payments')
export class Payment {
  @IdColumn() id!: string;
  @TextColumn(24) number!: string;
  @RefColumn() userId!: string;
  @TextColumn(16) targetKind!: PaymentTargetKind;
  @RefColumn() targetId!: string;
  @TextColumn(16) method!: PaymentMethodCode;
  @TextColumn(16) status!: PaymentStatus;
  @TextColumn(80) idempotencyKey!: string;
  /** Set where the order was paid together with others. */
  @RefColumn({ nullable: true }) jointPaymentId!: string | null;
  @MoneyColumn() amount!: Money;
  @MoneyColumn() balanceDeduction!: Money;
  @MoneyColumn() discount!: Money;
  @MoneyColumn() handlingFee!: Money;
  @MoneyColumn() actualPayment!: Money;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) capturedAt!: Date | null;
}
