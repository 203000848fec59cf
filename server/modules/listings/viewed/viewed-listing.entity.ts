import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn } from '../../../platform/db/columns';

/** A listing that a shopper viewed. */
@Entity('viewed_listings')
export class ViewedListing {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @RefColumn() listingId!: string;
  @InstantColumn() viewedAt!: Date;
}
