import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  namelessAddress,
  type AddressSnapshot,
  type Declaration,
  type FeeLine,
  type LocalizedText,
  type PackingOptions,
} from '../../../kernel/parcel';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { emptied, retained, reduced } from '../../../platform/db/personal';
import type { PackingPlanStatus } from './packing-plan.machine';

/**
 * The confirmed but unpaid choice of stored items, address and delivery line; it expires.
 */
@Entity('packing_plans')
export class PackingPlan {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(20) status!: PackingPlanStatus;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @JsonColumn(reduced(namelessAddress)) address!: AddressSnapshot;
  @RefColumn() deliveryLineId!: string;
  @JsonColumn(retained('We wrote it; the books are about it.')) deliveryMethod!: LocalizedText;
  @IntColumn() chargeableGrams!: number;
  @JsonColumn(retained('We wrote it; the books are about it.')) fees!: FeeLine[];
  @MoneyColumn() total!: Money;
  @JsonColumn(retained('We wrote it; the books are about it.')) options!: PackingOptions;
  /** One for each stored item, in the order they were chosen. */
  @JsonColumn(retained('Customs and carrier may ask for it.')) declarations!: Declaration[];
  @TextColumn(500, emptied) remark!: string;
}
