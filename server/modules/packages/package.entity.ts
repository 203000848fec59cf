import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import type {
  AddressSnapshot,
  Declaration,
  FeeLine,
  LocalizedText,
  PackingOptions,
} from '../../kernel/parcel';
import {
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import type { PackageStatus } from './package.machine';

/** A paid parcel (EN-08). `status` is written by transition-package.ts alone. */
@Entity('packages')
export class Package {
  @IdColumn() id!: string;
  @TextColumn(24) number!: string;
  @RefColumn() userId!: string;
  /** The packing plan it was paid from; unique. */
  @RefColumn() packingPlanId!: string;
  @TextColumn(20) status!: PackageStatus;
  @JsonColumn() deliveryMethod!: LocalizedText;
  @JsonColumn() address!: AddressSnapshot;
  @IntColumn() chargeableGrams!: number;
  @JsonColumn() fees!: FeeLine[];
  @MoneyColumn() logisticsFee!: Money;
  @MoneyColumn() balanceDeduction!: Money;
  @MoneyColumn() paymentMethodDiscount!: Money;
  @MoneyColumn() handlingFee!: Money;
  @MoneyColumn() actualPayment!: Money;
  @JsonColumn() options!: PackingOptions;
  /** What is in it, and what customs is told: one for each stored item. */
  @JsonColumn() declarations!: Declaration[];
  @TextColumn(500) remark!: string;
  @TextColumn(60, { nullable: true }) carrier!: string | null;
  @TextColumn(60, { nullable: true }) trackingNumber!: string | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) shippedAt!: Date | null;
  @InstantColumn({ nullable: true }) autoConfirmAt!: Date | null;
  @InstantColumn({ nullable: true }) completedAt!: Date | null;
}
