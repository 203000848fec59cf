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
import { emptied, kept } from '../../platform/db/personal';

/** What a shopper says of a received package, once (SN-02). */
@Entity('reviews')
export class Review {
  @IdColumn() id!: string;
  /** Unique: one review per package. */
  @RefColumn() packageId!: string;
  @RefColumn() userId!: string;
  /** 1 to 5. */
  @IntColumn() stars!: number;
  @TextColumn(1000, kept('It was published; it stays without a name.')) content!: string;
  /** The shopper's name as it was then; shown unless the review is anonymous. */
  @TextColumn(20, emptied) authorName!: string;
  @FlagColumn() isAnonymous!: boolean;
  @InstantColumn() createdAt!: Date;
  /** The upload that shows what came; null without one. */
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** Whether nobody but the author sees it yet, because the operator has not looked at it. */
  @FlagColumn() imageWaits!: boolean;
  /** Why the operator did not show the picture, which is gone then. */
  @TextColumn(500, emptied, { nullable: true }) imageRefusal!: string | null;
  /** The line it went by; null where the plan does not tell. */
  @RefColumn({ nullable: true }) deliveryLineId!: string | null;
  /** Begun days from shipping to receipt; null of reviews from before this was kept. */
  @IntColumn({ nullable: true }) daysTaken!: number | null;
  /** What the line asked for weight and declaration, in fen; null of reviews from before. */
  @MoneyColumn({ nullable: true }) estimatedCost!: Money | null;
  /** What was paid, storage and options included, in fen. */
  @MoneyColumn({ nullable: true }) actualCost!: Money | null;
  /** What we answered. */
  @TextColumn(1000, kept('We wrote it; it was published.'), { nullable: true }) reply!:
    | string
    | null;
  @InstantColumn({ nullable: true }) repliedAt!: Date | null;
  /** When the operator took it from view; null while everybody may read it. */
  @InstantColumn({ nullable: true }) hiddenAt!: Date | null;
}
