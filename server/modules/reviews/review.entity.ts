import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { emptied, retained } from '../../platform/db/personal';

/** A shopper's review of a received package, once (SN-02). */
@Entity('reviews')
export class Review {
  @IdColumn() id!: string;
  /** Unique: one review per package. */
  @RefColumn() packageId!: string;
  @RefColumn() userId!: string;
  /** 1 to 5. */
  @IntColumn() stars!: number;
  @TextColumn(1000, retained('It was published; it stays without a name.')) content!: string;
  /** The shopper's name as it was then; shown unless the review is anonymous. */
  @TextColumn(20, emptied) authorName!: string;
  @FlagColumn() isAnonymous!: boolean;
  @InstantColumn() createdAt!: Date;
  /** The upload with the picture; null without one. */
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** True while only the author sees the picture, because it is pending. */
  @FlagColumn() imageWaits!: boolean;
  /** Reason why the operator removed the picture. */
  @TextColumn(500, emptied, { nullable: true }) imageRefusal!: string | null;
  /** The line it was sent by; null if the plan does not name it. */
  @RefColumn({ nullable: true }) deliveryLineId!: string | null;
  /** Begun days from shipping to receipt; null for reviews from before this was stored. */
  @IntColumn({ nullable: true }) daysTaken!: number | null;
  /** The line's price for weight and declaration, in fen; null for reviews from before. */
  @MoneyColumn({ nullable: true }) estimatedCost!: Money | null;
  /** The paid amount, with storage and options, in fen. */
  @MoneyColumn({ nullable: true }) actualCost!: Money | null;
  /** Our public answer. */
  @TextColumn(1000, retained('We wrote it; it was published.'), { nullable: true }) reply!:
    | string
    | null;
  @InstantColumn({ nullable: true }) repliedAt!: Date | null;
  /** Time when the operator hid it; null while it is public. */
  @InstantColumn({ nullable: true }) hiddenAt!: Date | null;
}
