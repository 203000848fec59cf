import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import type {
  AddressSnapshot,
  Declaration,
  FeeLine,
  LocalizedText,
  PackingOptions,
} from '../../../kernel/parcel';
import {
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import type { PackingPlanStatus } from './packing-plan.machine';

/**
 * The confirmed but unpaid choice of stored items, address and delivery line; it expires. `status`
 * is written by transition-plan.ts alone.
 */
@Entity('packing_plans')
export class PackingPlan {
  @IdColumn() id!: string;
  @TextColumn(24) number!: string;
  @RefColumn() userId!: string;
  @TextColumn(20) status!: PackingPlanStatus;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @JsonColumn() address!: AddressSnapshot;
  @RefColumn() deliveryLineId!: string;
  @JsonColumn() deliveryMethod!: LocalizedText;
  @IntColumn() chargeableGrams!: number;
  @JsonColumn() fees!: FeeLine[];
  @MoneyColumn() total!: Money;
  @JsonColumn() options!: PackingOptions;
  /** One for each stored item, in the order they were chosen. */
  @JsonColumn() declarations!: Declaration[];
  @TextColumn(500) remark!: string;
}
