import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  namelessAddress,
  type AddressSnapshot,
  type Declaration,
  type FeeLine,
  type LocalizedText,
  type PackingOptions,
} from '../../kernel/parcel';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { emptied, retained, reduced } from '../../platform/db/personal';
import type { PackageStatus } from './package.machine';

/** A paid parcel (EN-08). Only `transitionPackage` changes its `status`. */
@Entity('packages')
export class Package {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  /** The packing plan it was paid from; unique. */
  @RefColumn() packingPlanId!: string;
  @CodeColumn(20) status!: PackageStatus;
  @JsonColumn(retained('We wrote it; the books are about it.')) deliveryMethod!: LocalizedText;
  @JsonColumn(reduced(namelessAddress)) address!: AddressSnapshot;
  @IntColumn() chargeableGrams!: number;
  @JsonColumn(retained('We wrote it; the books are about it.')) fees!: FeeLine[];
  @MoneyColumn() logisticsFee!: Money;
  @MoneyColumn() balanceDeduction!: Money;
  @MoneyColumn() paymentMethodDiscount!: Money;
  @MoneyColumn() handlingFee!: Money;
  @MoneyColumn() actualPayment!: Money;
  @JsonColumn(retained('We wrote it; the books are about it.')) options!: PackingOptions;
  /** Its contents with their customs declaration: one entry for each stored item. */
  @JsonColumn(retained('Customs and carrier may ask for it.')) declarations!: Declaration[];
  @TextColumn(500, emptied) remark!: string;
  @TextColumn(60, retained('Customs and carrier may ask for it.'), { nullable: true }) carrier!:
    | string
    | null;
  @TextColumn(60, retained('Customs and carrier may ask for it.'), { nullable: true })
  trackingNumber!: string | null;
  /**
   * The tracking number again, but unique; null for packages shipped before this column existed, as two of
   * them may share a number.
   */
  @CodeColumn(60, { nullable: true }) trackingClaim!: string | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) shippedAt!: Date | null;
  @InstantColumn({ nullable: true }) autoConfirmAt!: Date | null;
  @InstantColumn({ nullable: true }) completedAt!: Date | null;
}
