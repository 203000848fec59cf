import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
} from '../../platform/db/columns';
import type { PaymentStatus } from './payment.machine';

/** Kinds of things that can be paid. */
export const payableKinds = ['ORDER', 'PACKING_PLAN', 'QUESTION'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** Targets of a payment; a recharge pays into the balance. */
export const paymentTargetKinds = [...payableKinds, 'RECHARGE'] as const;
export type PaymentTargetKind = (typeof paymentTargetKinds)[number];

export const paymentMethodCodes = ['BALANCE', 'CARD', 'WESTPAY'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** Reasons why no money arrived, or why it was credited to the balance instead. */
export const paymentFailures = [
  'REFUSED',
  'EXPIRED',
  'REPLACED',
  'CANCELLED',
  'GATEWAY_UNAVAILABLE',
  'TARGET_GONE',
  'DECLINED',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** One attempt to pay; unique per shopper and idempotency key, so a retry finds its first result. */
@Entity('payments')
export class Payment {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(16) targetKind!: PaymentTargetKind;
  /** Id of the order, packing plan or question; that of the payment itself for a recharge. */
  @RefColumn() targetId!: string;
  @CodeColumn(16) method!: PaymentMethodCode;
  @CodeColumn(16) status!: PaymentStatus;
  @CodeColumn(80) idempotencyKey!: string;
  /** Set if the order was paid together with others. */
  @RefColumn({ nullable: true }) jointPaymentId!: string | null;
  /** The checkout at the gateway that collects for it; null without one. */
  @RefColumn({ nullable: true }) checkoutId!: string | null;
  @MoneyColumn() amount!: Money;
  @MoneyColumn() balanceDeduction!: Money;
  @MoneyColumn() discount!: Money;
  @MoneyColumn() handlingFee!: Money;
  @MoneyColumn() actualPayment!: Money;
  /**
   * Fen credited to the balance: the amount of a recharge, or what was charged for something that could no
   * longer be paid; null before.
   */
  @MoneyColumn({ nullable: true }) creditedAmount!: Money | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) capturedAt!: Date | null;
  /** Set once it has failed. */
  @CodeColumn(24, { nullable: true }) failure!: PaymentFailure | null;
}
