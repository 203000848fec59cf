import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** A picture that a shop shows of a listing; fetched once, when somebody wants to see it. */
@Entity('listing_pictures')
export class ListingPicture {
  /** Hash of its address, so that a picture of several listings is one. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id!: string;
  @TextColumn(2048, impersonal) url!: string;
  /** Null until it was fetched. */
  @RefColumn({ nullable: true }) uploadId!: string | null;
  /** When it was fetched last, or could not be. */
  @InstantColumn({ nullable: true }) triedAt!: Date | null;
  /** When a listing named it last. */
  @InstantColumn() listedAt!: Date;
}
