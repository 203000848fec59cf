import { Column, Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  RefColumn,
} from '../../platform/db/columns';
import { retained } from '../../platform/db/personal';
import type { StoredItemStatus } from './stored-item.machine';

/** An order item that arrived, with the warehouse's measurements (EN-09). */
@Entity('stored_items')
export class StoredItem {
  @IdColumn() id!: string;
  @RefColumn() orderItemId!: string;
  @RefColumn() orderId!: string;
  @RefColumn() userId!: string;
  @CodeColumn(20) status!: StoredItemStatus;
  @IntColumn() weightGrams!: number;
  @IntColumn() lengthMm!: number;
  @IntColumn() widthMm!: number;
  @IntColumn() heightMm!: number;
  /** Paths of the photos, in the order they were taken. */
  @JsonColumn(retained('The photos show goods, not persons.')) photoUrls!: string[];
  @InstantColumn() inboundAt!: Date;
  /** Storage time used until the clock stopped, in milliseconds; 0 while it runs. */
  @Column({ type: 'bigint', transformer: { to: (ms: number) => ms, from: Number } })
  storageElapsedMs!: number;
  /**
   * Start of the storage clock as if it had run without a break, so that one index finds what is due; null
   * while the item is in a plan or a package.
   */
  @InstantColumn({ nullable: true }) clockRunningSince!: Date | null;
  /** Free days left at the latest reminder to the owner; null before the first. */
  @IntColumn({ nullable: true }) lastReminderDays!: number | null;
  /** The latest plan that reserved it; kept in the package, null again once it is released. */
  @RefColumn({ nullable: true }) packingPlanId!: string | null;
  @RefColumn({ nullable: true }) packageId!: string | null;
}
