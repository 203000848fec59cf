import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  IntColumn,
  MoneyColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

export type DeliveryGroup = 'EXPRESS' | 'DIRECT_INJECTION' | 'POSTAL' | 'OCEAN';

/** A carrier service: its limits, volumetric rule and days (EN-11). */
@Entity('delivery_lines')
export class DeliveryLine {
  @IdColumn() id!: string;
  @IntColumn() position!: number;
  @TextColumn(60, impersonal) nameEn!: string;
  @TextColumn(60, impersonal) nameZh!: string;
  @CodeColumn(20) group!: DeliveryGroup;
  @IntColumn() minDays!: number;
  @IntColumn() maxDays!: number;
  /** cm³ per kg; null if the line does not charge by volume. */
  @IntColumn({ nullable: true }) volumetricDivisor!: number | null;
  /** Volume counts only if a side is at least this long; null if it always counts. */
  @IntColumn({ nullable: true }) volumetricMinSideMm!: number | null;
  @IntColumn() minGrams!: number;
  @IntColumn() maxGrams!: number;
  @IntColumn({ nullable: true }) maxSideMm!: number | null;
  /** Limit of length + width + height. */
  @IntColumn({ nullable: true }) maxSideSumMm!: number | null;
  @MoneyColumn() declarationFee!: Money;
}
