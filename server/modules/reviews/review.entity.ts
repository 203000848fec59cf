import { Entity } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';

/** What a shopper says of a received package, once (SN-02). */
@Entity('reviews')
export class Review {
  @IdColumn() id!: string;
  /** Unique: one review per package. */
  @RefColumn() packageId!: string;
  @RefColumn() userId!: string;
  /** 1 to 5. */
  @IntColumn() stars!: number;
  @TextColumn(1000) content!: string;
  /** The shopper's name as it was then; shown unless the review is anonymous. */
  @TextColumn(20) authorName!: string;
  @FlagColumn() isAnonymous!: boolean;
  @InstantColumn() createdAt!: Date;
}
