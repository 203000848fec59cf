import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { emptied, retained } from '../../platform/db/personal';
import type { OrderStatus } from './order.machine';

/** Maximum length of a contact's name, in characters. */
export const MAX_CONTACT_NAME = 60;

/** An order to buy items (EN-07). Only `transitionOrder` changes its `status`. */
@Entity('orders')
export class Order {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(20) status!: OrderStatus;
  /** Status to which a cancelled or declined refund request returns. */
  @CodeColumn(20, { nullable: true }) previousStatus!: OrderStatus | null;

  @InstantColumn() submittedAt!: Date;
  @InstantColumn() paymentDueAt!: Date;
  @InstantColumn({ nullable: true }) paidAt!: Date | null;
  /** Set when the last item is in stock; until then a refund has no deadline. */
  @InstantColumn({ nullable: true }) refundDeadline!: Date | null;

  @MoneyColumn() goodsAmount!: Money;
  @MoneyColumn() domesticShippingAmount!: Money;
  @MoneyColumn() finePhotoAmount!: Money;
  @MoneyColumn() amount!: Money;
  @MoneyColumn() balanceDeduction!: Money;
  @MoneyColumn() paymentMethodDiscount!: Money;
  @MoneyColumn() handlingFee!: Money;
  @MoneyColumn() actualPayment!: Money;
  /** Refunded fen; only refunds/return-money.ts raises it. */
  @MoneyColumn() refundedAmount!: Money;

  @TextColumn(MAX_CONTACT_NAME, emptied) contactName!: string;
  @TextColumn(32, emptied) contactPhone!: string;
  @TextColumn(254, emptied) contactEmail!: string;
  @TextColumn(500, emptied) remark!: string;

  @IntColumn() finePhotoCount!: number;
  @TextColumn(500, emptied) finePhotoNote!: string;
  @TextColumn(100, emptied) finePhotoLocation!: string;

  @TextColumn(500, emptied, { nullable: true }) refundReason!: string | null;
  @TextColumn(500, retained('We wrote it; the books are about it.'), { nullable: true })
  refundAnswer!: string | null;
}
